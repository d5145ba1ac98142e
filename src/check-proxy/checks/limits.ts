/** Checks that excessive use is stopped. They need the stand-in service, because the real one would bill them. */
import type { Check, CheckContext, RequestOptions } from '../check.ts';
import { describeExchange } from '../http-exchange.ts';
import { suggestionPath } from '../samples.ts';

/** The number of suggestions that are requested. A person needs far fewer for an address. */
const maxAttempts = 300;
/** The number of times that forged addresses are tried, where the limit had recovered before it. */
const maxTries = 3;

const requestSuggestion = (context: CheckContext, options: RequestOptions = {}) =>
  context.request(suggestionPath(context), { ...options, retriesAfter429: false });

/** In the order in which they run. */
export const limitChecks: readonly Check[] = [
  // Sends more suggestions in one session than any person needs.
  {
    id: 'limits',
    title: 'ends a session that asks too much',
    level: 'should',
    needsStandIn: true,
    run: async (context, report) => {
      const session = `${context.freshWord()}-greedy`;
      for (let count = 0; count < maxAttempts; count++) {
        const answer = await requestSuggestion(context, { session });
        if (answer.status === 429) {
          if (!answer.headers['retry-after']) report(`${describeExchange(answer)} without Retry-After.`);
          return;
        }
      }
      report(`${maxAttempts} suggestions in one session, as fast as they could be asked for, were all answered.`);
    },
  },
  // Sends more suggestions than any person needs, each in a new session, and then with forged addresses.
  {
    id: 'client-limits',
    title: 'limits a client that begins one session after the other, whatever address it claims to have',
    level: 'should',
    needsStandIn: true,
    run: async (context, report) => {
      const isRefused = async (headers = {}) => (await requestSuggestion(context, { headers })).status === 429;
      // All at once: one after the other, each would wait for its answer, and a limit refills meanwhile.
      const sendMany = (headersOf: (index: number) => Record<string, string>) =>
        Promise.all(Array.from({ length: maxAttempts }, (_, index) => isRefused(headersOf(index))));
      const reachesLimit = async () => (await sendMany(() => ({}))).includes(true);
      if (!(await reachesLimit())) {
        report(
          `${maxAttempts} suggestions of one client, each in a session of its own, were all answered. Either there is no limit for a client, or the proxy does not know whose request it is: behind another server, that server has to say so (X-Forwarded-For), and the proxy has to be told to read it.`,
        );
        return;
      }
      // Every other request comes with a forged address, beside those of the client that is refused: a limit lets some
      // through again with time, and they would be taken for believed ones.
      const isForged = (index: number) => index % 2 === 1;
      for (let times = 0; times < maxTries; times++) {
        const refusals = await sendMany(
          (index): Record<string, string> =>
            isForged(index) ? { 'x-forwarded-for': `198.18.${index >> 8}.${index & 255}` } : {},
        );
        if (refusals.some((isRefused, index) => isRefused && isForged(index))) return;
        if (refusals.includes(true)) {
          report(
            'A client that was refused was answered each time it made up another X-Forwarded-For. Believe only the entries that servers of your own have written.',
          );
          return;
        }
        // All were answered: the limit had recovered meanwhile.
        if (!(await reachesLimit())) return;
      }
    },
  },
];
