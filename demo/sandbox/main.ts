/**
 * The command `address-entry-sandbox`: a page with the element, its proxy and the reference service. Needs no account.
 */
import { type Command, numberOf, readArguments, refuse } from '../service/arguments.ts';
import { type Sandbox, startSandbox } from './server.ts';

const help = `A page with an address field, its proxy and the reference service, all on this machine: no account, no internet.

  npx address-entry-sandbox [options]

  --port <n>   port of the page on 127.0.0.1; default 8080, or any free one when that is taken; 0 for any
  --version    prints the version
  --help       prints this text

It opens nothing by itself: open the address that it prints. Ctrl+C ends it.
`;

const defaultPort = 8080;

const command: Command = { name: 'address-entry-sandbox', help };

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

async function start(port: number | null): Promise<Sandbox> {
  try {
    return await startSandbox(port ?? defaultPort);
  } catch (error) {
    if (!isTaken(error)) throw error;
    return port === null ? startSandbox(0) : refuse(command, `Port ${port} is taken.`);
  }
}

const { port } = readArguments(command, { options: { port: { type: 'string' } } }).values;
const sandbox = await start(port === undefined ? null : numberOf(command, 'port', port, 0, 65_535));
console.log(`
  The page is at                  ${sandbox.url}
  its proxy at                    ${sandbox.url}address-api
  the reference service at        ${sandbox.serviceUrl}

  Type 2012 es, julianastr or a street of Berlin. Ctrl+C ends it.
`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
}
