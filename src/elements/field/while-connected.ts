import type { ReactiveControllerHost } from 'lit';

/**
 * Attaches something each time the element comes into a document, for as long as it stays there.
 *
 * @param attach gets a signal that is aborted when the element leaves the document
 */
export function whileConnected(
  host: Pick<ReactiveControllerHost, 'addController'>,
  attach: (signal: AbortSignal) => void,
) {
  const attached: AbortController[] = [];
  host.addController({
    hostConnected() {
      const over = new AbortController();
      attached.push(over);
      attach(over.signal);
    },
    hostDisconnected() {
      for (const over of attached.splice(0)) over.abort();
    },
  });
}
