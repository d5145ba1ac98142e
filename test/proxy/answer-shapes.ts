/** Answers of a service that nobody wrote down: chance combinations of status, headers, body and timing. */
import type { Socket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { OperationName } from '../../src/contract/operations.ts';
import * as fc from '../support/random.ts';
import { bodies } from './support.ts';

/** One answer: writes itself to the socket, after the headers of the request have arrived. */
export interface AnswerShape {
  readonly name: string;
  readonly serve: (socket: Socket, operation: OperationName) => void;
}

const statusLines = fc.oneof(
  { weight: 6, arbitrary: fc.constant('HTTP/1.1 200 OK') },
  { weight: 3, arbitrary: fc.integer({ min: 200, max: 599 }).map((code) => `HTTP/1.1 ${code} X`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'HTTP/1.1 101 Switching Protocols',
      'HTTP/1.1 100 Continue',
      'HTTP/1.1 199 Odd',
      'HTTP/1.1 600 Beyond',
      'HTTP/1.1 999 Beyond',
      'HTTP/1.1 000 None',
      'HTTP/1.0 200 OK',
      'HTTP/2.0 200 OK',
      'HTTP/1.1 200',
      'ICY 200 OK',
    ),
  },
);

const codings = fc.oneof(
  fc.constantFrom('gzip', 'deflate', 'br', 'zstd', 'identity', 'x-gzip', 'compress', 'geheim', '', ',', 'gzip, , gzip'),
  fc.array(fc.constantFrom('gzip', 'br', 'deflate', 'identity', 'odd'), { minLength: 2, maxLength: 12 }).map(String),
);

const headerLines = fc.oneof(
  codings.map((value) => `Content-Encoding: ${value}`),
  fc
    .constantFrom('0', '1', '9999', '-1', '1e3', '18446744073709551616', '5, 5', '5, 6')
    .map((value) => `Content-Length: ${value}`),
  fc
    .constantFrom('chunked', 'gzip, chunked', 'chunked, chunked', 'identity', 'odd')
    .map((value) => `Transfer-Encoding: ${value}`),
  fc
    .constantFrom('/stolen', '//', 'http://[', 'http://127.0.0.1:1/', 'data:,x', 'geheim:', '%', '\x80')
    .map((value) => `Location: ${value}`),
  fc
    .constantFrom('text/html', 'application/json; charset=utf-16', '', ';', 'application/geo+json', '\xff')
    .map((value) => `Content-Type: ${value}`),
  fc.constantFrom('17', 'soon', '1e99', '-1', '', '9'.repeat(400)).map((value) => `Retry-After: ${value}`),
  fc
    .constantFrom('max-age=1', 'max-age=1, max-age=2', 'no-store', '"', '\x00')
    .map((value) => `Cache-Control: ${value}`),
  fc.constantFrom(
    'Connection: close',
    'Connection: keep-alive',
    'Connection: upgrade',
    'Upgrade: websocket',
    'Keep-Alive: timeout=0',
    'Keep-Alive: timeout=-1, max=1e99',
    'Trailer: X-After',
    'Set-Cookie: a=b',
    'WWW-Authenticate: Basic realm="x"',
    'Proxy-Authenticate: Negotiate',
    'Refresh: 0; url=/stolen',
    'Alt-Svc: h3=":443"',
    'no colon in it',
    ': no name',
    ' folded: line',
    'X-Bare\r: x',
    `X-Long: ${'x'.repeat(20_000)}`,
    `X-\xe9: \xe9`,
  ),
  fc.integer({ min: 2, max: 300 }).map((count) => Array(count).fill('X-Many: x').join('\r\n')),
);

type Body = (operation: OperationName) => string | Buffer;
const json: Body = (operation) => JSON.stringify(bodies[operation]);
const chunkOf = (bytes: string | Buffer) =>
  Buffer.concat([Buffer.from(`${Buffer.byteLength(bytes).toString(16)}\r\n`), Buffer.from(bytes), Buffer.from('\r\n')]);

const bodyShapes: fc.Arbitrary<Body> = fc.constantFrom<Body[]>(
  json,
  json,
  () => '',
  () => 'null',
  () => '<p>geheim',
  (operation) => json(operation).slice(0, -3),
  (operation) => gzipSync(json(operation)),
  (operation) => gzipSync(gzipSync(gzipSync(json(operation)))),
  (operation) => gzipSync(json(operation)).subarray(0, 20),
  (operation) => deflateSync(json(operation)),
  (operation) => brotliCompressSync(json(operation)),
  (operation) => Buffer.concat([chunkOf(json(operation)), Buffer.from('0\r\n\r\n')]),
  (operation) => Buffer.concat([chunkOf(json(operation)), Buffer.from('0\r\nX-After: x\r\n\r\n')]),
  (operation) => Buffer.concat([chunkOf(json(operation)), Buffer.from('zz\r\n')]),
  () => Buffer.alloc(100_000, ' '),
  () => Buffer.alloc(1_200_000, ' '),
  () => Buffer.from([0xff, 0xfe, 0x00, 0x80]),
  () => '['.repeat(50_000),
);

/** The bytes come at once; headers first; a byte at a time; with an answer before or after it that nobody asked for. */
const timings = ['at once', 'headers first', 'in pieces', 'with a second answer', 'after a hint'] as const;
const endings = ['stay', 'stay', 'end', 'reset', 'go on'] as const;

const shapes: fc.Arbitrary<AnswerShape> = fc
  .record({
    line: statusLines,
    isJson: fc.boolean(),
    hasLength: fc.boolean(),
    headers: fc.array(headerLines, { maxLength: 4 }),
    body: bodyShapes,
    timing: fc.constantFrom(...timings),
    ending: fc.constantFrom(...endings),
  })
  .map(({ line, isJson, hasLength, headers, body, timing, ending }) => ({
    name: `${line}, ${headers.map((each) => each.slice(0, 60)).join(', ')}, ${timing}, then ${ending}`,
    serve: (socket, operation) => {
      const bytes = Buffer.from(body(operation));
      const lines = [
        line,
        ...(isJson ? ['Content-Type: application/json'] : []),
        ...(hasLength ? [`Content-Length: ${bytes.length}`] : []),
        ...headers,
      ];
      const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
      void write(socket, head, bytes, timing).then(() => finish(socket, ending));
    },
  }));

const pause = () => new Promise((resolve) => setTimeout(resolve, 3));

async function write(socket: Socket, head: Buffer, body: Buffer, timing: (typeof timings)[number]): Promise<void> {
  const send = (bytes: Buffer | string) => socket.destroyed || socket.write(bytes);
  if (timing === 'after a hint') send('HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n');
  if (timing === 'at once') send(Buffer.concat([head, body]));
  if (timing === 'in pieces') {
    const whole = Buffer.concat([head, body]);
    const length = Math.ceil(whole.length / 7);
    for (let at = 0; at < whole.length; at += length) {
      send(whole.subarray(at, at + length));
      await pause();
    }
  }
  if (timing === 'headers first' || timing === 'after a hint' || timing === 'with a second answer') {
    send(head);
    await pause();
    send(body);
  }
  if (timing === 'with a second answer') send(Buffer.concat([head, body]));
}

function finish(socket: Socket, ending: (typeof endings)[number]): void {
  // Its event `close` has been.
  if (socket.destroyed) return;
  if (ending === 'end') socket.end();
  if (ending === 'reset') setTimeout(() => socket.resetAndDestroy(), 3);
  if (ending === 'go on') {
    const timer = setInterval(() => socket.write(' '), 20).unref();
    socket.on('close', () => clearInterval(timer));
  }
}

/** So many of them, the same ones for the same seed. */
export function answerShapes(count: number): readonly AnswerShape[] {
  return fc.sample(shapes, { numRuns: count, seed: fc.seed });
}
