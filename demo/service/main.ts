/** The command `address-entry-service`: starts the reference service on a loopback port. */
import type { Server } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { serve } from '@hono/node-server';
import { type Command, numberOf, readArguments, refuse } from './arguments.ts';
import { wholeCountries } from './data/whole.ts';
import { watchToDrain } from './drain.ts';
import { parseFault } from './faults.ts';
import type { CountryData } from './model.ts';
import { openApiDocument } from './openapi.ts';
import type { ReferenceServiceOptions } from './options.ts';
import { parseDataFile } from './register/files.ts';
import { readRegister } from './register/register.ts';
import { linesOf } from './register/report.ts';
import { DataFileError } from './register/text.ts';
import { isScenario, scenarioNames } from './scenarios.ts';
import { createReferenceService } from './service.ts';

const help = `The reference service: the whole address service over illustrative data, on this machine only.

  npx -p address-entry-sandbox address-entry-service [options]

  --port <n>               port on 127.0.0.1: 8787, or 0 for any
  --key <text>             key of the account: demo-key
  --secret <text>          its secret: demo-secret
  --latency <ms>           before each answer: 0
  --rate-limit <n>         requests in a second, more answer 429: no limit
  --context-lifetime <s>   after which contexts expire: 1800
  --fault <rule>           goes wrong on purpose, may be repeated
  --scenario <name>        a bad day: ${scenarioNames.join(', ')}
  --seed <n>               decides what chance does in a scenario: 1
  --fault-header           requests may ask by X-Fault and X-Scenario
  --undocumented           tags, unknown numbers, PartialAddress
  --no-access              the account has no access: 403
  --data <file>            your own addresses; may be repeated
  --openapi                prints the OpenAPI description and ends
  --version                prints the version
  --help                   prints this text

A file is [country:]path, for example  addresses.csv.gz  or  nld:export.csv  or  addresses.jsonl
It is read at the start, and its country then knows these addresses alone. The service's README lists the columns.

A rule is [operation:]kind[=value][/every], for example
  delay=300   reorder   drop/5   truncate   suggest:status=503/10
`;

const command: Command = { name: 'address-entry-service', help };

// Making a country leaves much behind that lives for a moment only. Node would keep up to 48 MB of room for it; with
// 6 MB the service is as fast, and 60 MB smaller when all countries are in use. A library must not choose this for the
// process that it runs in; a command may.
for (const flag of ['--max-semi-space-size=2', '--semi-space-growth-factor=1']) setFlagsFromString(flag);

function faultsIn(texts: readonly string[]) {
  try {
    return texts.map(parseFault);
  } catch (error) {
    return refuse(command, `${error instanceof Error ? error.message : 'A fault cannot be read'}.`);
  }
}

/** The countries of the service, some of them from files of one's own. What became of the rows is told on stderr. */
async function countriesWith(texts: readonly string[]): Promise<readonly CountryData[]> {
  try {
    const { countries, report } = await readRegister(texts.map(parseDataFile), wholeCountries);
    for (const line of linesOf(report)) console.error(line);
    const own = new Set(countries.map(({ country }) => country.iso3));
    return [...wholeCountries.filter(({ country }) => !own.has(country.iso3)), ...countries];
  } catch (error) {
    if (error instanceof DataFileError) return refuse(command, `${error.message}.`);
    throw error;
  }
}

const { values } = readArguments(command, {
  options: {
    port: { type: 'string', default: '8787' },
    key: { type: 'string', default: 'demo-key' },
    secret: { type: 'string', default: 'demo-secret' },
    latency: { type: 'string', default: '0' },
    'rate-limit': { type: 'string' },
    'context-lifetime': { type: 'string', default: '1800' },
    fault: { type: 'string', multiple: true, default: [] },
    scenario: { type: 'string' },
    seed: { type: 'string', default: '1' },
    'fault-header': { type: 'boolean', default: false },
    undocumented: { type: 'boolean', default: false },
    'no-access': { type: 'boolean', default: false },
    data: { type: 'string', multiple: true, default: [] },
    openapi: { type: 'boolean', default: false },
  },
});
if (values.openapi) {
  console.log(JSON.stringify(openApiDocument(), null, 2));
  process.exit(0);
}
const { key, secret } = values;
if (key === '' || key.includes(':') || secret === '') {
  refuse(command, '--key and --secret must be texts, the key without a colon.');
}
const { scenario, 'rate-limit': rateLimit } = values;
if (scenario !== undefined && !isScenario(scenario)) {
  refuse(command, `--scenario must be one of ${scenarioNames.join(', ')}.`);
}
const dayMs = 86_400_000;
const options: ReferenceServiceOptions = {
  countries: values.data.length === 0 ? wholeCountries : await countriesWith(values.data),
  credentials: { key, secret },
  latency: numberOf(command, 'latency', values.latency, 0, 60_000),
  contextLifetime: numberOf(command, 'context-lifetime', values['context-lifetime'], 0, dayMs),
  faults: faultsIn(values.fault),
  ...(scenario !== undefined && { scenario }),
  seed: numberOf(command, 'seed', values.seed, 0, Number.MAX_SAFE_INTEGER),
  faultHeader: values['fault-header'],
  undocumented: values.undocumented,
  hasAccess: !values['no-access'],
  ...(rateLimit !== undefined && { rateLimit: numberOf(command, 'rate-limit', rateLimit, 0, dayMs) }),
};
const port = numberOf(command, 'port', values.port, 0, 65_535);
const { handle } = createReferenceService(options);
const server = serve({ fetch: handle, hostname: '127.0.0.1', port, overrideGlobalObjects: false }, (address) => {
  console.log(`The reference service listens on http://127.0.0.1:${address.port} with the key ${key}`);
});
server.on('error', (error: NodeJS.ErrnoException) => {
  refuse(command, error.code === 'EADDRINUSE' ? `Port ${port} is taken.` : `${error.message}.`);
});
const end = watchToDrain(server as Server);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => end(() => process.exit(0)));
}
