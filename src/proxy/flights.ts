import { type Answer, type Ask, type CheckedCall, canonicalKey } from './call.ts';

interface Flight {
  readonly answer: Promise<Answer>;
  readonly abort: AbortController;
  /** Who still waits, longest first. */
  readonly waiting: Set<object>;
}

/**
 * The same question asked twice at a time is one request; those of a session only within it. Whoever gives up leaves
 * the others waiting, and the last to leave ends it.
 */
export function withFlights(ask: Ask): Ask {
  const flights = new Map<string, Flight>();

  const start = (call: CheckedCall, key: string): Flight => {
    const abort = new AbortController();
    const answer = ask(call, abort.signal).finally(() => end(key, flight));
    const flight: Flight = { answer, abort, waiting: new Set() };
    flights.set(key, flight);
    return flight;
  };
  const end = (key: string, flight: Flight) => {
    if (flights.get(key) === flight) flights.delete(key);
  };

  return (call, signal) => {
    if (signal.aborted) return Promise.reject(signal.reason);
    const key = `${call.session ?? ''} ${canonicalKey(call)}`;
    const flight = flights.get(key) ?? start(call, key);
    const self = {};
    flight.waiting.add(self);
    return new Promise((resolve, reject) => {
      const leave = () => {
        flight.waiting.delete(self);
        if (flight.waiting.size === 0) {
          end(key, flight);
          flight.abort.abort(signal.reason);
        }
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      const settled = () => signal.removeEventListener('abort', leave);
      flight.answer.then(
        (answer) => {
          settled();
          // One of those who are still there has it from the service, and keeps it for all.
          const [first] = flight.waiting;
          resolve(first !== self && answer.source === 'service' ? { ...answer, source: 'shared' } : answer);
        },
        (error) => {
          settled();
          reject(error);
        },
      );
    });
  };
}
