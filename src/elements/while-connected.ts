import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * Begins something each time the element comes into a document, for as long as it stays there.
 *
 * @param begin gets a signal that is aborted when the element leaves the document
 */
export function whileConnected(host: ReactiveControllerHost, begin: (signal: AbortSignal) => void): void {
  host.addController({
    hostConnected() {
      const over = new AbortController();
      const ending: ReactiveController = {
        hostDisconnected() {
          over.abort();
          host.removeController(ending);
        },
      };
      host.addController(ending);
      begin(over.signal);
    },
  });
}
