import type { ReactiveControllerHost } from 'lit';

/**
 * Runs a function each time the element is connected to a document.
 *
 * @param attach its signal is aborted when the element is disconnected
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
