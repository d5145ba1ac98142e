/** The proxy and the reference service in a worker, so that the examples work without any server. */
import { parseFault } from '../../../demo/service/faults.ts';
import { createReferenceService } from '../../../demo/service/service.ts';
import { createAddressProxy } from '../../../src/proxy.ts';
import type { FromService, ToService } from './messages.ts';

/** The part of a worker's scope that is used; the compiler knows that of a page. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<ToService>) => void) | null;
  postMessage(message: FromService): void;
}

const scope = globalThis as unknown as WorkerScope;
const credentials = { key: 'page-key', secret: 'page-secret' };
const origin = 'https://shop.example';
const service = createReferenceService({ credentials, debug: false });
let upstreamFault = '';
const proxy = createAddressProxy({
  baseUrl: 'https://service.example',
  credentials,
  mount: '/address-api',
  // Nothing is billed here.
  limits: { lookups: [] },
  fetch: (request) => service.handle(request),
});

/** Faults that come from between the page and the proxy. */
async function answer(path: string, headers: readonly (readonly [string, string])[]): Promise<Response> {
  if (upstreamFault === 'offline') return Response.error();
  if (upstreamFault === 'html') return new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
  if (upstreamFault === 'forbidden') return proxy(new Request(`${origin}${path}`));
  if (upstreamFault === 'too-many') {
    const body = { type: 'about:blank', title: 'Too many requests', status: 429 };
    return Response.json(body, { status: 429, headers: { 'retry-after': '5' } });
  }
  return proxy(new Request(`${origin}${path}`, { headers: headers.map(([name, value]) => [name, value]) }));
}

function setFault(fault: string): void {
  const isOfService = fault.includes('=');
  upstreamFault = isOfService ? '' : fault;
  service.faults = isOfService ? [parseFault(fault)] : [];
}

async function handle(message: ToService): Promise<void> {
  if (message.kind === 'fault') return setFault(message.fault);
  const nothing = { id: null, status: 0, headers: [], body: '' };
  if (message.kind === 'forget') {
    service.ledger.clear();
    return scope.postMessage({ ...nothing, ledger: service.ledger.report() });
  }
  const { id, path, headers } = message;
  const response = await answer(path, headers).catch(() => Response.error());
  const body = response.status === 0 ? '' : await response.text().catch(() => null);
  const sent =
    body === null ? { ...nothing, id } : { id, status: response.status, headers: [...response.headers], body };
  scope.postMessage({ ...sent, ledger: service.ledger.report() });
}

scope.onmessage = ({ data }) => void handle(data);
