/** One request as it is, without a client that tidies it up, and what came back. */
import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Seen } from './service.ts';

export interface Exchange {
  readonly method: string;
  /** Below the proxy's URL, as it was on the wire. */
  readonly path: string;
  /** 0 when there was no answer. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** What reached the service meanwhile. */
  readonly arrived: readonly Seen[];
}

export type Received = Pick<Exchange, 'status' | 'headers' | 'text'>;

/** Milliseconds; a proxy has to give up on its service sooner. */
const patience = 15_000;
/** Characters of a body that are looked at. */
const mostText = 1_048_576;

/** Never rejects: a connection that breaks is an answer of status 0, its text saying why. */
export function exchange(
  url: URL,
  path: string,
  method: string,
  headers: Readonly<Record<string, string>>,
): Promise<Received> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const base = url.pathname.replace(/\/+$/, '');
  const { hostname, port } = url;
  return new Promise((resolve) => {
    const fail = (error: unknown) => resolve({ status: 0, headers: {}, text: reasonOf(error) });
    const options = { method, path: base + path, headers, agent: false, ...(port && { port }) };
    const request = send({ ...options, hostname: hostname.replace(/^\[|\]$/g, '') }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        if (text.length < mostText) text += part;
      });
      response.on('error', fail);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: single(response.headers), text });
      });
    });
    const timer = setTimeout(() => request.destroy(new Error('no answer in 15 seconds')), patience);
    request.on('close', () => clearTimeout(timer)).on('error', fail);
    request.end();
  });
}

function single(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && error.message === '' ? String(error.code) : error.message;
}

/** `GET /international/v1/country/NL answered 404`: how every sentence begins. */
export function told({ method, path, status, text }: Exchange): string {
  const shown = path.length > 90 ? `${path.slice(0, 90)}…` : path;
  return `${method} ${shown} ${status === 0 ? `had no answer (${text})` : `answered ${status}`}`;
}
