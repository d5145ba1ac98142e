import { sessionHeader } from '../contract/headers.ts';
import type { Operation } from '../contract/operation.ts';
import { fillPath, ParameterError, type Params } from '../contract/paths.ts';
import { sessionPattern } from '../contract/rules.ts';
import type { Prepared } from './send.ts';

/** The request of an operation that takes parameters. */
export function withParams(operation: Operation, params: object): Prepared {
  const values = { ...params } as Params;
  const path = fillPath(operation, values);
  if (!operation.session) return { path };
  // A browser's cache does not look at the session header, so an answer kept there would serve another entry.
  return { path, headers: { [sessionHeader]: sessionOf(values) }, cache: 'no-store' };
}

function sessionOf({ session }: Params): string {
  if (typeof session === 'string' && sessionPattern.test(session)) return session;
  throw new ParameterError('session', 'is malformed');
}
