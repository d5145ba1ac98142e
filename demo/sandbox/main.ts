/** The command `address-entry-sandbox`: a page with the element, its proxy and the reference service, without an account. */
import { parseArgs } from 'node:util';
import { sentenceOf } from '../service/arguments.ts';
import { type Sandbox, startSandbox } from './server.ts';

const help = `A page with an address field, its proxy and the reference service, all on this machine: no account, no internet.

  npx -p address-entry address-entry-sandbox [options]

  --port <n>   port of the page on 127.0.0.1; default 8080, or any free one when that is taken; 0 for any
  --help       prints this text

It opens nothing by itself: open the address that it prints. Ctrl+C ends it.
`;

const defaultPort = 8080;

function refuse(sentence: string): never {
  console.error(`address-entry-sandbox: ${sentence} Try --help.`);
  process.exit(2);
}

function readPort(): number | null {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string' }, help: { type: 'boolean', default: false } } });
    if (values.help) {
      console.log(help);
      process.exit(0);
    }
    if (values.port === undefined) return null;
    if (/^\d{1,5}$/.test(values.port) && Number(values.port) < 65_536) return Number(values.port);
  } catch (error) {
    refuse(`${sentenceOf(error)}.`);
  }
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

const sandbox = await start(readPort());
console.log(`
  The page is at                  ${sandbox.url}
  its proxy at                    ${sandbox.url}address-api
  the reference service at        ${sandbox.serviceUrl}

  Type 2012 es, julianastr or a street of Berlin. Ctrl+C ends it.
`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
}
