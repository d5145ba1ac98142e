/** Everything that can go wrong on the side of the service, and what the browser gets in each case. */
import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { type OperationName, operations } from '../../src/contract/operations.ts';
import { type ProblemType, problemTypes } from '../../src/contract/problems.ts';
import { bodies } from './support.ts';

/** The response that the browser gets. */
export interface Expected {
  readonly status: number;
  readonly type?: ProblemType;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One fault of the service. */
export interface Fault {
  readonly name: string;
  /** True if the service never finishes its answer, so that only the deadline of the proxy ends the request. */
  readonly isEndless?: boolean;
  /** Writes the answer to the socket, after the headers of the request have arrived. */
  readonly serve: (socket: Socket, operation: OperationName) => void;
  readonly expected: (operation: OperationName) => Expected;
}

const unavailable = () => ({ status: 503, type: problemTypes.upstreamUnavailable });
const timeout = () => ({ status: 504, type: problemTypes.upstreamTimeout });
const shape = () => ({ status: 502, type: problemTypes.upstreamShape });
const auth = () => ({ status: 502, type: problemTypes.upstreamAuth });

const bodyOf = (operation: OperationName) => JSON.stringify(bodies[operation]);
const json = 'Content-Type: application/json; charset=utf-8';

function reply(socket: Socket, status: string, headers: readonly string[], body: string | Buffer = ''): void {
  const length = headers.some((line) => /^(content-length|transfer-encoding):/i.test(line))
    ? []
    : [`Content-Length: ${Buffer.byteLength(body)}`];
  socket.write(`${[`HTTP/1.1 ${status}`, ...length, ...headers].join('\r\n')}\r\n\r\n`);
  socket.write(body);
}

/** Writes one byte every 20 milliseconds until the connection closes. */
function drip(socket: Socket, byte: string): void {
  const timer = setInterval(() => socket.write(byte), 20).unref();
  socket.on('close', () => clearInterval(timer));
}

/** A gibibyte of spaces, compressed to a megabyte. */
const bomb = Buffer.concat(Array<Buffer>(64).fill(gzipSync(Buffer.alloc(16 * 1_048_576, ' '))));

const status =
  (line: string, expected: (operation: OperationName) => Expected, ...headers: readonly string[]) =>
  (name: string): Fault => ({
    name,
    serve: (socket) => reply(socket, line, [json, ...headers], '{"exception":"geheim","exceptionId":"X"}'),
    expected,
  });

const cacheControl = (value: string, seconds: (operation: OperationName) => string): Fault => ({
  name: `a Cache-Control of ${value}`,
  serve: (socket, operation) => reply(socket, '200 OK', [json, `Cache-Control: ${value}`], bodyOf(operation)),
  expected: (operation) => ({ status: 200, headers: { 'cache-control': seconds(operation) } }),
});

const body = (
  name: string,
  text: (operation: OperationName) => string,
  headers: readonly string[] = [json],
): Fault => ({
  name,
  serve: (socket, operation) => reply(socket, '200 OK', headers, text(operation)),
  expected: shape,
});

const redirect = (code: number): Fault => ({
  name: `a redirect ${code} to another origin`,
  serve: (socket) => reply(socket, `${code} Elsewhere`, [`Location: http://127.0.0.1:${socket.localPort}/stolen`]),
  expected: shape,
});

const limited = (name: string, expected: string, ...headers: readonly string[]): Fault =>
  status(
    '429 Slow',
    () => ({ status: 429, type: problemTypes.rateLimited, headers: { 'retry-after': expected } }),
    ...headers,
  )(`a 429 with ${name}`);

export const faults: readonly Fault[] = [
  { name: 'a reset before the headers', serve: (socket) => socket.resetAndDestroy(), expected: unavailable },
  {
    name: 'a reset within the body',
    serve: (socket, operation) => {
      reply(socket, '200 OK', [json, 'Content-Length: 9999'], bodyOf(operation));
      setTimeout(() => socket.resetAndDestroy(), 20);
    },
    expected: unavailable,
  },
  {
    name: 'headers that trickle',
    isEndless: true,
    serve: (socket) => {
      socket.write('HTTP/1.1 200 OK\r\nX-Drip: ');
      drip(socket, 'x');
    },
    expected: timeout,
  },
  {
    name: 'a body that trickles',
    isEndless: true,
    serve: (socket) => {
      reply(socket, '200 OK', [json, 'Content-Length: 99999']);
      drip(socket, ' ');
    },
    expected: timeout,
  },
  { name: 'no answer at all', isEndless: true, serve: () => {}, expected: timeout },
  body('truncated JSON', (operation) => bodyOf(operation).slice(0, -7)),
  {
    name: 'a gibibyte in a megabyte of gzip',
    serve: (socket) => reply(socket, '200 OK', [json, 'Content-Encoding: gzip'], bomb),
    expected: shape,
  },
  {
    name: 'a wrong Content-Encoding',
    serve: (socket, operation) => reply(socket, '200 OK', [json, 'Content-Encoding: gzip'], bodyOf(operation)),
    expected: unavailable,
  },
  body('an HTML page', () => '<!doctype html><title>geheim</title>', ['Content-Type: text/html']),
  body('JSON declared as HTML', bodyOf, ['Content-Type: text/html']),
  body('no Content-Type', bodyOf, ['X-Type: none']),
  body('an empty body', () => ''),
  body('null', () => 'null'),
  body('an array instead of an object, or vice versa', (operation) => (operation === 'countries' ? '{}' : '[]')),
  body('eleven megabytes', (operation) => ' '.repeat(11 * 1_048_576) + bodyOf(operation)),
  {
    name: 'Latin-1',
    serve: (socket, operation) =>
      reply(socket, '200 OK', [json], Buffer.from(bodyOf(operation).replaceAll('e', 'é'), 'latin1')),
    expected: shape,
  },
  {
    name: 'endless chunks',
    serve: (socket) => {
      reply(socket, '200 OK', [json, 'Transfer-Encoding: chunked']);
      const chunk = `10000\r\n${' '.repeat(65_536)}\r\n`;
      const more = () => {
        while (!socket.destroyed && socket.write(chunk));
      };
      socket.on('drain', more);
      more();
    },
    expected: shape,
  },
  {
    name: 'a wrong Content-Length',
    serve: (socket, operation) => {
      reply(socket, '200 OK', [json, 'Content-Length: 9999'], bodyOf(operation));
      socket.end();
    },
    expected: unavailable,
  },
  {
    name: 'duplicate headers',
    serve: (socket, operation) =>
      reply(
        socket,
        '200 OK',
        [
          json,
          'Cache-Control: public, max-age=5',
          'Cache-Control: public, max-age=9',
          'Set-Cookie: a=b',
          'Set-Cookie: c=d',
        ],
        bodyOf(operation),
      ),
    expected: () => ({ status: 200, headers: { 'cache-control': 'no-store' } }),
  },
  cacheControl('public, max-age=1e99', () => 'no-store'),
  cacheControl('public, max-age=-1', () => 'no-store'),
  cacheControl('garbage;;=', () => 'no-store'),
  cacheControl('public, max-age=999999999', (operation) => {
    if (operations[operation].session) return 'private, max-age=300';
    return `${operations[operation].billedPerRequest ? 'private' : 'public'}, max-age=86400`;
  }),
  ...[301, 302, 307, 308].map(redirect),
  status('400 Bad', () => ({ status: 400, type: problemTypes.invalidInput }))('a 400'),
  status('401 No', auth, 'WWW-Authenticate: Basic realm="x"')('a 401'),
  status('403 No', auth)('a 403'),
  status('404 No', (operation) =>
    ['dutchByPostcode', 'dutchByStreet', 'country'].includes(operation)
      ? { status: 404, type: problemTypes.notFound }
      : shape(),
  )('a 404'),
  status('409 Two', () => ({ status: 409, type: problemTypes.ambiguous }))('a 409'),
  limited('a number', '17', 'Retry-After: 17'),
  limited('a date long ago', '1', 'Retry-After: Thu, 01 Jan 1970 00:00:00 GMT'),
  limited('a date far away', '300', 'Retry-After: Fri, 01 Jan 2100 00:00:00 GMT'),
  limited('garbage', '1', 'Retry-After: soon'),
  limited('a negative number', '1', 'Retry-After: -5'),
  limited('no Retry-After', '1'),
  ...[500, 502, 503].map((code) => status(`${code} Down`, unavailable)(`a ${code}`)),
  status('504 Late', timeout)('a 504'),
  {
    name: 'a 103 before the answer',
    serve: (socket, operation) => {
      socket.write('HTTP/1.1 103 Early Hints\r\nLink: <http://evil.example/>; rel=preload\r\n\r\n');
      reply(socket, '200 OK', [json], bodyOf(operation));
    },
    expected: () => ({ status: 200 }),
  },
  { name: 'a 204', serve: (socket) => reply(socket, '204 None', ['X-None: 1', 'Content-Length: 0']), expected: shape },
  {
    name: 'a 206',
    serve: (socket, operation) => reply(socket, '206 Part', [json], bodyOf(operation)),
    expected: shape,
  },
];
