/**
 * One line of JSON for each thing that happens. Plain: what the proxy tells is free of address text already, and a
 * logging library would bring eleven packages and a thread for `JSON.stringify`.
 */
import type { ProxyEvent, RequestLog } from '../proxy.ts';

export type Level = 'info' | 'warn' | 'error';

/** What happens to the server itself. */
export type ServerEvent =
  | { readonly kind: 'listening'; readonly host: string; readonly port: number; readonly mount: string }
  | { readonly kind: 'metrics'; readonly host: string; readonly port: number }
  | { readonly kind: 'renewed' }
  /** The new settings cannot be used; the old ones hold. */
  | { readonly kind: 'notRenewed'; readonly reason: string }
  | { readonly kind: 'stopping'; readonly signal: string }
  /** `cut`: how many connections were closed on requests under way. */
  | { readonly kind: 'stopped'; readonly cut: number };

export interface Log {
  readonly request: (request: RequestLog) => void;
  readonly event: (event: ProxyEvent | ServerEvent) => void;
}

const levels: Readonly<Record<(ProxyEvent | ServerEvent)['kind'], Level>> = {
  listening: 'info',
  metrics: 'info',
  renewed: 'info',
  notRenewed: 'error',
  stopping: 'info',
  stopped: 'info',
  breaker: 'warn',
  dailyCap: 'warn',
  storeFailed: 'warn',
  noClientAddress: 'warn',
  accountRefused: 'error',
  bug: 'error',
};

/** @param write gets a line with its end. */
export function createLog(write: (line: string) => void, now: () => number = Date.now): Log {
  const line = (level: Level, time: string, rest: object) => write(`${JSON.stringify({ level, time, ...rest })}\n`);
  return {
    request: ({ time, ...rest }) => line(rest.status >= 500 ? 'warn' : 'info', time, { kind: 'request', ...rest }),
    event: (event) => line(levels[event.kind], new Date(now()).toISOString(), event),
  };
}
