/**
 * The log: one line of JSON for each request and each event. It uses no logging library, because the entries are free
 * of address text already, and a library would add eleven packages and a thread to `JSON.stringify`.
 */
import type { ProxyEvent, RequestLog } from '../proxy.ts';

/** The severity of an entry. */
export type LogLevel = 'info' | 'warn' | 'error';

/** Events of the server itself. `kind` is the name of the event in the log. */
export type ServerEvent =
  /** The port is open; null for a Unix socket, whose path is the host. */
  | { readonly kind: 'listening'; readonly host: string; readonly port: number | null; readonly mount: string }
  /** The port of the metrics is open. */
  | { readonly kind: 'metrics'; readonly host: string; readonly port: number | null }
  /** The default port of the metrics cannot be opened, and there are none. */
  | { readonly kind: 'noMetrics'; readonly reason: string }
  /** The settings were read again. */
  | { readonly kind: 'reloaded' }
  /** The new settings cannot be used, and the old ones stay. */
  | { readonly kind: 'notReloaded'; readonly reason: string }
  /** So many connections were refused because all that are allowed had a request under way: 1, 10, 100 and so on. */
  | { readonly kind: 'connectionsRefused'; readonly refused: number }
  /** So many lines of requests that were refused before they became a call were left out in an earlier minute. */
  | { readonly kind: 'refusalsOmitted'; readonly omitted: number }
  /** A signal asked the server to end. */
  | { readonly kind: 'stopping'; readonly signal: string }
  /** The server has ended. `cut` is the number of requests that were cut off. */
  | { readonly kind: 'stopped'; readonly cut: number };

/**
 * The most lines of a shop in a minute for requests that were refused before they became a call: anyone can send them without limit,
 * and the first ones say it all.
 */
const refusalsPerMinute = 100;

const levelsByKind: Readonly<Record<(ProxyEvent | ServerEvent)['kind'], LogLevel>> = {
  listening: 'info',
  metrics: 'info',
  noMetrics: 'warn',
  reloaded: 'info',
  notReloaded: 'error',
  connectionsRefused: 'warn',
  refusalsOmitted: 'warn',
  stopping: 'info',
  stopped: 'info',
  breaker: 'warn',
  dailyCap: 'warn',
  capUnavailable: 'error',
  storeFailed: 'warn',
  noClientAddress: 'warn',
  accountRefused: 'error',
  bug: 'error',
};

/** Writes entries to the log. */
export type Log = ReturnType<typeof createLog>;

/**
 * Creates a log. It writes the shop of an entry if it has a name.
 *
 * @param write gets each line with its line feed.
 * @param now milliseconds since the epoch. Default: the platform's clock.
 */
export function createLog(write: (line: string) => void, now: () => number = Date.now) {
  const writeLine = (level: LogLevel, time: string, rest: object) =>
    write(`${JSON.stringify({ level, time, ...rest })}\n`);
  let minute = 0;
  /** By shop. */
  const refusals = new Map<string | null, number>();
  /** False for one too many. */
  const isWritten = ({ operation }: RequestLog, shop: string | null) => {
    if (operation !== null) return true;
    const thisMinute = Math.floor(now() / 60_000);
    if (thisMinute !== minute) {
      for (const [each, count] of refusals) {
        if (count > refusalsPerMinute) event({ kind: 'refusalsOmitted', omitted: count - refusalsPerMinute }, each);
      }
      refusals.clear();
      minute = thisMinute;
    }
    const count = (refusals.get(shop) ?? 0) + 1;
    refusals.set(shop, count);
    return count <= refusalsPerMinute;
  };
  const withShop = (entry: object, shop: string | null = null) => (shop === null ? entry : { ...entry, shop });
  const event = (entry: ProxyEvent | ServerEvent, shop?: string | null) =>
    writeLine(levelsByKind[entry.kind], new Date(now()).toISOString(), withShop(entry, shop));
  return {
    request: (request: RequestLog, shop: string | null = null) => {
      const { time, ...rest } = request;
      const entry = withShop({ kind: 'request', ...rest }, shop);
      if (isWritten(request, shop)) writeLine(rest.status >= 500 ? 'warn' : 'info', time, entry);
    },
    event,
  };
}
