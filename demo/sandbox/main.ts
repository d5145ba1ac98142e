/**
 * The command `address-entry-sandbox`: a page with the element, its proxy and the reference service. Needs no account.
 */
import { parseArgs } from 'node:util';
import { sentenceOf } from '../service/arguments.ts';
import { type Sandbox, startSandbox } from './server.ts';

const help = `A page with an address field, its proxy and the reference service, all on this machine: no account, no internet.

  npx address-entry-sandbox [options]

  --port <n>       port of the page on 127.0.0.1; default 8080, or any free one when that is taken; 0 for any
  --check-config   checks the options, and exits
  --version        prints the version
  --help           prints this text

It opens nothing by itself: open the address that it prints. Ctrl+C ends it.
`;

const defaultPort = 8080;

function refuse(sentence: string): never {
  console.error(`address-entry-sandbox: ${sentence} Try --help.`);
  process.exit(2);
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string' },
        'check-config': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return refuse(`${sentenceOf(error)}.`);
  }
}

function readPort(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (/^\d{1,5}$/.test(text) && Number(text) < 65_536) return Number(text);
  return refuse('--port must be a number from 0 to 65535.');
}

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

async function start(port: number | null): Promise<Sandbox> {
  try {
    return await startSandbox(port ?? defaultPort);
  } catch (error) {
    if (!isTaken(error)) throw error;
    return port === null ? startSandbox(0) : refuse(`Port ${port} is taken.`);
  }
}

const values = readOptions();
if (values.help) {
  console.log(help);
  process.exit(0);
}
const givenPort = readPort(values.port);
if (values['check-config']) {
  console.log('Configuration OK.');
  process.exit(0);
}
const sandbox = await start(givenPort);
console.log(`
  The page is at                  ${sandbox.url}
  its proxy at                    ${sandbox.url}address-api
  the reference service at        ${sandbox.serviceUrl}

  Type 2012 es, julianastr or a street of Berlin. Ctrl+C ends it.
`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
}
