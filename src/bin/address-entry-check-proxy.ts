/** The command `address-entry-check-proxy`: runs the checks against a proxy and prints the report. */
import { parseArgs } from 'node:util';
import { sentenceOf } from '../../demo/service/arguments.ts';
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
  --check-config     checks URL and options, sends nothing, and exits
  --version          prints the version
  --help             prints this text

Without --service, it only checks what a browser can see, and the real service bills about ten lookups.

The exit code is 0 if there are no faults, 1 if there are, and 2 if the proxy could not be checked.
`;

const { values, url, headers, port } = readArguments();
if (values['check-config']) {
  console.log('Configuration OK.');
  process.exit(0);
}
const service = port === null ? null : await startServiceOn(port);
try {
  const context = createCheckContext({ url, origin: values.origin ?? null, headers, service });
  if (!values.json) console.log('A correct proxy …');
  const results = await runChecks(allChecks, context, service !== null, (result) => {
    if (!values.json) console.log(reportLines(result).join('\n'));
  });
  const summary = reportSummary(results);
  const fit = isFit(results);
  console.log(values.json ? JSON.stringify({ url: url.href, fit, summary, results }, null, 2) : summary);
  process.exitCode = fit ? 0 : 1;
} catch (error) {
  refuse(error instanceof Error ? error.message : 'The check failed.');
} finally {
  await service?.close();
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        service: { type: 'string' },
        origin: { type: 'string' },
        header: { type: 'string', multiple: true, default: [] },
        json: { type: 'boolean', default: false },
        'check-config': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) {
      console.log(help);
      process.exit(0);
    }
    const [text = '', ...more] = positionals;
    if (more.length > 0 || !/^https?:\/\/[^?#]+$/.test(text) || !URL.canParse(text)) {
      refuse('Give one URL that starts with http:// or https:// and has no query.');
    }
    const { origin, service, header } = values;
    if (origin !== undefined && !isOrigin(origin)) refuse('--origin must be an origin such as https://shop.example.');
    const port = service === undefined ? null : parsePort(service);
    return { values, url: new URL(text), headers: parseHeaders(header), port };
  } catch (error) {
    return refuse(`${sentenceOf(error)}.`);
  }
}

function parseHeaders(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([\w-]+):\s*(.+)$/.exec(line) ?? refuse(`"${line}" is not a header.`);
      return [name.toLowerCase(), value];
    }),
  );
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return port > 0 && port < 65_536 ? port : refuse('--service needs a port between 1 and 65535.');
}

async function startServiceOn(port: number): Promise<StandInService> {
  try {
    return await startStandInService(port);
  } catch {
    return refuse(`Port ${port} is not available.`);
  }
}

function refuse(sentence: string): never {
  console.error(`address-entry-check-proxy: ${sentence} Try --help.`);
  process.exit(2);
}
