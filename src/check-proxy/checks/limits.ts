/** Checks that excessive use is stopped. They need the stand-in service, because the real one would bill them. */
import { type Check, InconclusiveError, type Run, sentenceOn, suggestionPath } from '../check.ts';
import type { CheckContext, HttpExchange, RequestOptions } from '../context.ts';

/** The most that a limit may let through: so many suggestions at once, and so many more in each second. */
const allowedAtOnce = 400;
const allowedPerSecond = 10;
/** Requests under way at the same time. */
const connections = 100;
/** After so long, or so many requests, the checks give up. */
const patienceMs = 30_000;
const maxRequests = 5_000;
/** Refusals of requests chosen at random: that none of them has a forged address is chance once in a million times. */
const sureRefusals = 20;

/**
 * Sends suggestions until the result is clear.
 *
 * @throws InconclusiveError when that takes too long: on a slow machine a limit recovers faster than requests are sent
 */
async function sendUntil(
  context: CheckContext,
  createOptions: () => RequestOptions,
  isDecided: (answer: HttpExchange, options: RequestOptions) => boolean,
): Promise<void> {
  const began = context.now();
  let requests = 0;
  let isOver = false;
  const send = async () => {
    while (!isOver && context.now() - began < patienceMs && requests++ < maxRequests) {
      const options = createOptions();
      const answer = await context.request(suggestionPath(context), { ...options, retriesAfter429: false });
      isOver ||= isDecided(answer, options);
    }
  };
  await Promise.all(Array.from({ length: connections }, send));
  if (!isOver) {
    throw new InconclusiveError(
      'No limit was reached in half a minute, but too few suggestions were answered to say that there is none. Try again on a machine with less to do.',
    );
  }
}

/**
 * Sends suggestions until one is refused, which is returned, or until more have been answered than a limit may let
 * through, however fast they are sent: then their number.
 */
async function reachLimit(context: CheckContext, options: RequestOptions = {}): Promise<HttpExchange | number> {
  const began = context.now();
  let answered = 0;
  let refusal: HttpExchange | null = null;
  await sendUntil(
    context,
    () => options,
    (answer) => {
      if (answer.status === 200) answered++;
      if (answer.status === 429) refusal ??= answer;
      return refusal !== null || answered > allowedAtOnce + (allowedPerSecond * (context.now() - began)) / 1_000;
    },
  );
  return refusal ?? answered;
}

/** Sends more suggestions in one session than any shopper needs. */
const sessionLimits: Run = async function* (context) {
  const reached = await reachLimit(context, { session: `${context.freshWord()}-greedy` });
  if (typeof reached === 'number') {
    yield `${reached} suggestions in one session, as fast as they could be asked for, were all answered.`;
  } else if (!reached.headers['retry-after']) yield sentenceOn(reached, 'Retry-After was expected, and it has none');
};

/** Sends more suggestions than any shopper needs, each in a new session, and then with forged addresses. */
const clientLimits: Run = async function* (context) {
  const reached = await reachLimit(context);
  if (typeof reached === 'number') {
    yield `${reached} suggestions of one client, each in a session of its own, were all answered. Either there is no limit for a client, or the proxy does not know whose request it is: behind another server, that server has to say so (X-Forwarded-For), and the proxy has to be told to read it.`;
    return;
  }
  // Half of the requests have a forged address, chosen at random. With time, a limit lets some through again: without the
  // other half, it would look as if the proxy had believed a forged address.
  let forged = 0;
  const forge = () => `198.${18 + ((forged >> 16) & 1)}.${(forged >> 8) & 255}.${forged++ & 255}`;
  const createOptions = () => (Math.random() < 0.5 ? { headers: { 'x-forwarded-for': forge() } } : {});
  let refusals = 0;
  let isForgedRefused = false;
  await sendUntil(context, createOptions, ({ status }, { headers }) => {
    if (status === 429) refusals++;
    isForgedRefused ||= status === 429 && headers !== undefined;
    return isForgedRefused || refusals >= sureRefusals;
  });
  if (!isForgedRefused) {
    yield 'A client that was refused was answered each time it made up another X-Forwarded-For. Believe only the entries that servers of your own have written.';
  }
};

export const limits: readonly Check[] = [
  ['should', 'limits', 'ends a session that sends too many requests', sessionLimits, 'stand-in'],
  ['should', 'client-limits', 'limits a client, whatever sessions and address it claims', clientLimits, 'stand-in'],
];
