/** Leads the requests of the examples to the service in the worker. All other requests go where they always go. */
import type { LedgerReport } from '../../../demo/service/ledger.ts';
import type { FromService, ToService } from './messages.ts';
import { clientUrl } from './place.ts';

/** The proxy's path in the examples. */
const mount = '/address-api/';

const waiting = new Map<number, (answer: FromService) => void>();
const listeners = new Set<(ledger: LedgerReport) => void>();
let worker: Worker | null = null;
let count = 0;

function send(message: ToService): void {
  worker ??= start();
  worker.postMessage(message);
}

function start(): Worker {
  const started = new Worker(clientUrl('service.js'), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<FromService>) => {
    if (data.id !== null) waiting.get(data.id)?.(data);
    for (const listener of listeners) listener(data.ledger);
  };
  return started;
}

/** Calls back with what the service has counted, after every answer. */
export function onLedger(listener: (ledger: LedgerReport) => void): void {
  listeners.add(listener);
}

/** Has every answer from now on go wrong in one way; empty for none. */
export function setFault(fault: string): void {
  send({ kind: 'fault', fault });
}

/** Empties the ledger. */
export function forget(): void {
  send({ kind: 'forget' });
}

async function ask(request: Request, path: string): Promise<Response> {
  const id = count++;
  const answer = new Promise<FromService>((resolve, reject) => {
    waiting.set(id, resolve);
    request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true });
  }).finally(() => waiting.delete(id));
  send({ kind: 'request', id, path, headers: [...request.headers] });
  const { status, headers, body } = await answer;
  if (status === 0) throw new TypeError('Failed to fetch');
  return new Response(status === 204 ? null : body, { status, headers: headers.map(([name, value]) => [name, value]) });
}

/** Begins. */
export function installStandIn(): void {
  const original = globalThis.fetch.bind(globalThis);
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    const { pathname, search, origin } = new URL(request.url);
    return origin === location.origin && pathname.startsWith(mount)
      ? ask(request, pathname + search)
      : original(input, init);
  };
}
