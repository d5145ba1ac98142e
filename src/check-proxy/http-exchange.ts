/** Sends one HTTP request without a client that would change it, and records what came back. */
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { type ReceivedRequest, singleValues } from './stand-in-service.ts';

/** A request to the proxy, its response, and what the service received because of it. */
export interface HttpExchange {
  /** Method of the request. */
  readonly method: string;
  /** Path of the request below the URL of the proxy, as it was sent. */
  readonly path: string;
  /** Status of the response; 0 when there was none. */
  readonly status: number;
  /** Headers of the response, with names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Body of the response; the reason when there was none. */
  readonly text: string;
  /** Requests that the stand-in service received before the response; empty without one. */
  readonly serviceRequests: readonly ReceivedRequest[];
}

/** The response of an exchange. */
export type HttpResponse = Pick<HttpExchange, 'status' | 'headers' | 'text'>;

/** A correct proxy times out earlier than this, even on a machine that is far too busy. */
const responseTimeoutMs = 30_000;
/** The number of characters of a body that are kept. */
const bodyMaxLength = 1_048_576;
/** The number of characters of a path that a finding quotes. */
const quotedPathMaxLength = 90;

/**
 * Sends a request. Never rejects: without a response, the status is 0 and the text says why.
 *
 * @param url the proxy.
 * @param path added to the path of the URL without any change.
 */
export function sendRequest(
  url: URL,
  path: string,
  method: string,
  headers: Readonly<Record<string, string>>,
): Promise<HttpResponse> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const basePath = url.pathname.replace(/\/+$/, '');
  const { hostname, port } = url;
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) =>
      resolve({ status: 0, headers: {}, text: error.message || (error.code ?? '') });
    const options = { method, path: basePath + path, headers, agent: false, ...(port && { port }) };
    const request = send({ ...options, hostname: hostname.replace(/^\[|\]$/g, '') }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        if (text.length < bodyMaxLength) text += part;
      });
      response.on('error', fail);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: singleValues(response.headers), text });
      });
    });
    const timer = setTimeout(() => request.destroy(new Error('no answer in 30 seconds')), responseTimeoutMs);
    request.on('close', () => clearTimeout(timer)).on('error', fail);
    request.end();
  });
}

/** The beginning of a finding, e.g. `GET /international/v1/country/NL answered 404`. */
export function describeExchange({ method, path, status, text }: HttpExchange): string {
  const quotedPath = path.length > quotedPathMaxLength ? `${path.slice(0, quotedPathMaxLength)}…` : path;
  return `${method} ${quotedPath} ${status === 0 ? `had no answer (${text})` : `answered ${status}`}`;
}
