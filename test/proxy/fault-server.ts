/** A service that answers by raw bytes: each fault of the matrix, or another answer, below a number in its path. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { AnswerShape } from './answer-shapes.ts';
import { faults } from './faults.ts';
import { operationOf } from './server.ts';

/** A running one. */
export interface FaultServer {
  readonly port: number;
  /** The number of requests that followed a redirect, with the credentials in them. */
  readonly stolen: () => number;
  readonly close: () => Promise<void>;
}

/** Starts it at any port. The answer with index 3 is what `/3/…` answers with. Default: the faults of the matrix. */
export async function startFaultServer(answers: readonly AnswerShape[] = faults): Promise<FaultServer> {
  const sockets = new Set<Socket>();
  let stolen = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    let head = '';
    socket.on('data', (chunk) => {
      head += chunk.toString('latin1');
      // A TLS handshake, which this server does not speak.
      if (head.startsWith('\x16')) socket.end('HTTP/1.1 400 Bad\r\n\r\n');
      if (!head.includes('\r\n\r\n')) return;
      const [, index = '', path = ''] = /^GET \/(\d+)(\/\S*)/.exec(head) ?? [];
      if (head.includes('/stolen')) stolen++;
      head = '';
      const operation = operationOf(path);
      if (operation) answers[Number(index)]?.serve(socket, operation);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port, stolen: () => stolen, close };
}
