/** The command `address-entry-service`: starts the reference service on a loopback port. */
import type { Server } from 'node:http';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { serve } from '@hono/node-server';
import { sentenceOf } from './arguments.ts';
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

Each option can also be given by the environment variable behind it.

  --port <n>               port on 127.0.0.1                             SERVICE_PORT      8787; 0 for any
  --key <text>             key of the account                            SERVICE_KEY       demo-key
  --secret <text>          its secret                                    SERVICE_SECRET    demo-secret
  --latency <ms>           before each answer                            SERVICE_LATENCY   0
  --rate-limit <n>         requests in a second, more answer 429          SERVICE_RATE      no limit
  --context-lifetime <s>   after which contexts expire                   SERVICE_CONTEXT   1800
  --fault <rule>           goes wrong on purpose, may be repeated        SERVICE_FAULTS    none, comma-separated
  --scenario <name>        a bad day: ${scenarioNames.join(', ')}
                                                                         SERVICE_SCENARIO  none
  --seed <n>               decides what chance does in a scenario        SERVICE_SEED      1
  --fault-header           requests may ask by X-Fault and X-Scenario    SERVICE_FAULT_HEADER=1
  --undocumented           tags, unknown numbers, PartialAddress         SERVICE_UNDOCUMENTED=1
  --no-access              the account has no access: 403                SERVICE_NO_ACCESS=1
  --data <file>            your own addresses; may be repeated            SERVICE_DATA      none, comma-separated
  --openapi                prints the OpenAPI description and ends
  --check-config           checks options and files, and exits
  --version                prints the version
  --help

A file is [country:]path, for example  addresses.csv.gz  or  nld:export.csv  or  addresses.jsonl
It is read at the start, and its country then knows these addresses alone. The service's README lists the columns.

A rule is [operation:]kind[=value][/every], for example
  delay=300   reorder   drop/5   truncate   suggest:status=503/10
`;

const { env } = process;

// Making a country leaves much behind that lives for a moment only. Node would keep up to 48 MB of room for it; with
// 6 MB the service is as fast, and 60 MB smaller when all countries are in use. A library must not choose this for the
// process that it runs in; a command may.
for (const flag of ['--max-semi-space-size=2', '--semi-space-growth-factor=1']) setFlagsFromString(flag);

function fail(message: string): never {
  console.error(`${message}. Try --help.`);
  process.exit(2);
}

function read() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string', default: env['SERVICE_PORT'] ?? '8787' },
        key: { type: 'string', default: env['SERVICE_KEY'] ?? 'demo-key' },
        secret: { type: 'string', default: env['SERVICE_SECRET'] ?? 'demo-secret' },
        latency: { type: 'string', default: env['SERVICE_LATENCY'] ?? '0' },
        'rate-limit': { type: 'string', default: env['SERVICE_RATE'] ?? '' },
        'context-lifetime': { type: 'string', default: env['SERVICE_CONTEXT'] ?? '1800' },
        fault: { type: 'string', multiple: true, default: (env['SERVICE_FAULTS'] ?? '').split(',').filter(Boolean) },
        scenario: { type: 'string', default: env['SERVICE_SCENARIO'] ?? '' },
        seed: { type: 'string', default: env['SERVICE_SEED'] ?? '1' },
        'fault-header': { type: 'boolean', default: env['SERVICE_FAULT_HEADER'] === '1' },
        undocumented: { type: 'boolean', default: env['SERVICE_UNDOCUMENTED'] === '1' },
        'no-access': { type: 'boolean', default: env['SERVICE_NO_ACCESS'] === '1' },
        data: { type: 'string', multiple: true, default: (env['SERVICE_DATA'] ?? '').split(',').filter(Boolean) },
        openapi: { type: 'boolean', default: false },
        'check-config': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return fail(sentenceOf(error));
  }
}

/** @param highest default: milliseconds of a day */
function count(name: string, text: string, highest = 86_400_000): number {
  if (!/^\d{1,16}$/.test(text) || Number(text) > highest) fail(`--${name} must be a number up to ${highest}`);
  return Number(text);
}

function faultsIn(texts: readonly string[]) {
  try {
    return texts.map(parseFault);
  } catch (error) {
    return fail(error instanceof Error ? error.message : 'A fault cannot be read');
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
    if (error instanceof DataFileError) return fail(error.message);
    throw error;
  }
}

const values = read();
if (values.help) {
  console.log(help);
  process.exit(0);
}
if (values.openapi) {
  console.log(JSON.stringify(openApiDocument(), null, 2));
  process.exit(0);
}
const { key, secret } = values;
if (key === '' || key.includes(':') || secret === '') fail('--key and --secret must be texts, the key without a colon');

const { scenario } = values;
if (scenario !== '' && !isScenario(scenario)) fail(`--scenario must be one of ${scenarioNames.join(', ')}`);

const options: ReferenceServiceOptions = {
  countries: values.data.length === 0 ? wholeCountries : await countriesWith(values.data),
  credentials: { key, secret },
  latency: count('latency', values.latency, 60_000),
  contextLifetime: count('context-lifetime', values['context-lifetime']),
  faults: faultsIn(values.fault),
  ...(scenario !== '' && { scenario }),
  seed: count('seed', values.seed, Number.MAX_SAFE_INTEGER),
  faultHeader: values['fault-header'],
  undocumented: values.undocumented,
  hasAccess: !values['no-access'],
  ...(values['rate-limit'] !== '' && { rateLimit: count('rate-limit', values['rate-limit']) }),
};
const port = count('port', values.port, 65_535);
if (values['check-config']) {
  console.log('Configuration OK.');
  process.exit(0);
}
const { handle } = createReferenceService(options);
const server = serve({ fetch: handle, hostname: '127.0.0.1', port, overrideGlobalObjects: false }, (address) => {
  console.log(`The reference service listens on http://127.0.0.1:${address.port} with the key ${key}`);
});
server.on('error', (error: NodeJS.ErrnoException) => {
  fail(error.code === 'EADDRINUSE' ? `Port ${port} is taken` : error.message);
});
const end = watchToDrain(server as Server);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => end(() => process.exit(0)));
}
