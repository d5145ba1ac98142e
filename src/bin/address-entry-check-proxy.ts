/** The command `address-entry-check-proxy`: runs the checks against a proxy and prints the report. */
import { type Command, numberOf, readArguments, refuse } from '../../demo/service/arguments.ts';
import { allChecks } from '../check-proxy/all-checks.ts';
import { createCheckContext } from '../check-proxy/context.ts';
import { isFit, reportLines, reportSummary, runChecks } from '../check-proxy/run-checks.ts';
import { type StandInService, startStandInService } from '../check-proxy/stand-in-service.ts';

const help = `Reports the faults of a proxy for the address elements. The proxy can be written in any language.

  npx -p address-entry-sandbox address-entry-check-proxy [options] URL

URL is what the elements get as proxy-url, for example https://shop.example/address-api

  --service PORT     acts as the address service on http://127.0.0.1:PORT, and checks what the proxy sends to it and
                     how the proxy handles its failures. Start the proxy with this URL as its service, and any
                     account. Nobody else should use the proxy meanwhile. Costs nothing.
  --origin ORIGIN    origin of the page, if it differs from the proxy's
  --header 'N: V'    adds a header to every request, for example a page token; may be repeated
  --json             prints one JSON document instead of text
  --version          prints the version
  --help             prints this text

Without --service, it only checks what a browser can see, and the real service bills about ten lookups.

The exit code is 0 if there are no faults, 1 if there are, and 2 if the proxy could not be checked.
`;

const command: Command = { name: 'address-entry-check-proxy', help };
const { values, positionals } = readArguments(command, {
  allowPositionals: true,
  options: {
    service: { type: 'string' },
    origin: { type: 'string' },
    header: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean', default: false },
  },
});
const [text = '', ...more] = positionals;
if (more.length > 0 || !/^https?:\/\/[^?#]+$/.test(text) || !URL.canParse(text)) {
  refuse(command, 'Give one URL that starts with http:// or https:// and has no query.');
}
const url = new URL(text);
const { origin = null } = values;
if (origin !== null && !isOrigin(origin)) {
  refuse(command, '--origin must be an origin such as https://shop.example.');
}
const headers = Object.fromEntries(values.header.map(parseHeader));
const service = values.service === undefined ? null : await startServiceOn(values.service);
try {
  const context = createCheckContext({ url, origin, headers, service });
  if (!values.json) console.log('A correct proxy …');
  const results = await runChecks(allChecks, context, service !== null, (result) => {
    if (!values.json) console.log(reportLines(result).join('\n'));
  });
  const summary = reportSummary(results);
  const fit = isFit(results);
  console.log(values.json ? JSON.stringify({ url: url.href, fit, summary, results }, null, 2) : summary);
  process.exitCode = fit ? 0 : 1;
} catch (error) {
  refuse(command, error instanceof Error ? error.message : 'The check failed.');
} finally {
  await service?.close();
}

function parseHeader(line: string): readonly [name: string, value: string] {
  const [, name = '', value = ''] = /^([\w-]+):\s*(.+)$/.exec(line) ?? refuse(command, `"${line}" is not a header.`);
  return [name.toLowerCase(), value];
}

function isOrigin(given: string): boolean {
  return /^https?:/.test(given) && URL.canParse(given) && new URL(given).origin === given;
}

async function startServiceOn(given: string): Promise<StandInService> {
  const port = numberOf(command, 'service', given, 1, 65_535);
  try {
    return await startStandInService(port);
  } catch {
    return refuse(command, `Port ${port} is not available.`);
  }
}
