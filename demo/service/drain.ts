/** Ends the service: requests under way are answered, unless that takes too long. */
import type { Server, ServerResponse } from 'node:http';

/** Milliseconds that requests under way have. With those that a busy machine needs to end a process, it is two seconds. */
export const longestDrainMs = 1_000;

/**
 * Watches the requests of a server. The function that is returned takes no further connection, and tells the clients of
 * those that are open to ask no more on them. It calls back when all requests are answered, or have had their time and
 * are cut off.
 */
export function watchToDrain(server: Server): (onEnded: () => void) => void {
  const underWay = new Set<ServerResponse>();
  let isEnding = false;
  server.prependListener('request', (_, response) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    // A connection that is kept open could otherwise go on asking.
    if (isEnding) response.setHeader('connection', 'close');
  });
  return (onEnded) => {
    isEnding = true;
    for (const response of underWay) if (!response.headersSent) response.setHeader('connection', 'close');
    const timer = setTimeout(() => server.closeAllConnections(), longestDrainMs);
    server.close(() => {
      clearTimeout(timer);
      onEnded();
    });
  };
}
