#!/usr/bin/env node
/** The command `address-entry-check-proxy`. */
import { parseArgs } from 'node:util';
import { checks } from '../check-proxy/all.ts';
import { createLab } from '../check-proxy/lab.ts';
import { heading, linesOf, summaryOf } from '../check-proxy/report.ts';
import { isFit, runChecks } from '../check-proxy/run.ts';
import { type Service, startService } from '../check-proxy/service.ts';

const help = `Says what a proxy for the address elements does wrong, whoever wrote it and in whatever language.

  npx address-entry-check-proxy [options] URL

URL is what the elements get as proxy-url, for example https://shop.example/address-api

  --service PORT     opens a stand-in for the address service on http://127.0.0.1:PORT and looks at what the proxy
                     sends there, and what it makes of failures. Start the proxy with that as its service, and any
                     account; it should be one that nobody else uses meanwhile. Costs nothing.
  --origin ORIGIN    of the page, when it is another one than the proxy's
  --header 'N: V'    sends one more header with every request, a page token for instance; may be repeated
  --json             prints one JSON document instead of sentences
  --help

Without --service it looks from the browser's side alone, and the real service bills about ten lookups.

Ends with 0 when nothing is wrong, 1 when something is, 2 when it could not look.
`;

const { values, url, headers } = read();
const service = values.service === undefined ? null : await serviceOn(values.service);
try {
  const lab = createLab({ url, origin: values.origin ?? null, headers, service });
  if (!values.json) console.log(heading);
  const results = await runChecks(checks, lab, service !== null, (result) => {
    if (!values.json) console.log(linesOf(result).join('\n'));
  });
  const summary = summaryOf(results);
  console.log(
    values.json ? JSON.stringify({ url: url.href, fit: isFit(results), summary, results }, null, 2) : summary,
  );
  process.exitCode = isFit(results) ? 0 : 1;
} catch (error) {
  refuse(error instanceof Error ? error.message : 'It could not look.');
} finally {
  await service?.close();
}

function read() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        service: { type: 'string' },
        origin: { type: 'string' },
        header: { type: 'string', multiple: true, default: [] },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) {
      console.log(help);
      process.exit(0);
    }
    const [text = '', ...more] = positionals;
    if (more.length > 0 || !/^https?:\/\/[^?#]+$/.test(text) || !URL.canParse(text)) {
      refuse('It needs one URL that begins with http:// or https:// and has no query.');
    }
    return { values, url: new URL(text), headers: headersIn(values.header) };
  } catch (error) {
    return refuse(error instanceof Error ? error.message : 'The options cannot be read.');
  }
}

function headersIn(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([\w-]+):\s*(.+)$/.exec(line) ?? refuse(`"${line}" is no header.`);
      return [name.toLowerCase(), value];
    }),
  );
}

async function serviceOn(text: string): Promise<Service> {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port > 0 && port < 65_536)) refuse('--service needs a port between 1 and 65535.');
  try {
    return await startService(port);
  } catch {
    return refuse(`Port ${port} cannot be had.`);
  }
}

function refuse(sentence: string): never {
  console.error(`address-entry-check-proxy: ${sentence} Try --help.`);
  process.exit(2);
}
