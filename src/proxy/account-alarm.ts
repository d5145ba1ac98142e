import { problemTypes } from '../contract/problems.ts';
import { type CallHandler, familyOf, nameOfClient } from './call.ts';
import type { Listener, ProxyEvent } from './events.ts';
import { ProxyProblem } from './problem.ts';

/**
 * A 403 is an alarm when so many clients got one and no client got an answer meanwhile. A single one may be a firewall
 * before the service that does not like what one shopper typed.
 */
const minRefusedClients = 3;

/**
 * Reports `accountRefused` once, until the same half of the service answers again: for the first 401, or when several
 * clients get a 403.
 */
export function withAccountAlarm(next: CallHandler, onEvent: Listener<ProxyEvent>): CallHandler {
  const createState = () => ({ refusedClients: new Set<string>(), isReported: false });
  const states = { dutch: createState(), international: createState() };
  return async (call, signal) => {
    const state = states[familyOf(call.operation)];
    try {
      const answer = await next(call, signal);
      state.refusedClients.clear();
      state.isReported = false;
      return answer;
    } catch (error) {
      if (error instanceof ProxyProblem && error.type === problemTypes.upstreamAuth && !state.isReported) {
        const { upstreamStatus: status = 0 } = error.init;
        state.refusedClients.add(nameOfClient(call.client));
        state.isReported = status !== 403 || state.refusedClients.size >= minRefusedClients;
        if (state.isReported) onEvent({ kind: 'accountRefused', status });
      }
      throw error;
    }
  };
}
