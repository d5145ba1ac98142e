/** Checks that answers are cached where they may be, and nowhere else. */
import { sessionHeader } from '../../contract/headers.ts';
import { buildPath } from '../../contract/operations.ts';
import { type Check, countriesPath, probing, type Rule, suggestionPath } from '../check.ts';
import type { HttpExchange } from '../context.ts';
import { sampleParams } from '../stand-in-service.ts';

const directivesIn = ({ headers }: HttpExchange, name: string) => (headers[name] ?? '').toLowerCase().split(/\s*,\s*/);

const found = ({ headers }: HttpExchange) =>
  `it has ${headers['cache-control'] ? `Cache-Control: ${headers['cache-control']}` : 'no Cache-Control'}`;

/** Is broken by an answer that a shared cache may keep. */
const isPrivate: Rule = (answer) => {
  const directives = directivesIn(answer, 'cache-control');
  const isKept = !directives.includes('private') && !directives.includes('no-store');
  return answer.status === 200 && isKept && `Cache-Control: private or no-store was expected, and ${found(answer)}`;
};

/** Without `Vary`, the cache of a browser may use an answer of an earlier session. */
const namesSession: Rule = (answer) => {
  if (answer.status !== 200 || directivesIn(answer, 'cache-control').includes('no-store')) return false;
  const vary = directivesIn(answer, 'vary');
  return !vary.includes(sessionHeader.toLowerCase()) && !vary.includes('*') && `Vary: ${sessionHeader} was expected`;
};

/** Every page needs the list of countries, so caching it saves a request. */
const hasAge: Rule = (answer) =>
  !directivesIn(answer, 'cache-control').some((each) => /^max-age=[1-9]\d*$/.test(each)) &&
  `Cache-Control with a max-age was expected, and ${found(answer)}`;

/** A cached error would outlast its cause. */
const isNotKept: Rule = (answer) => {
  const directives = directivesIn(answer, 'cache-control');
  const isKept = directives.some((each) => /^(s-maxage|max-age)=[1-9]/.test(each));
  return answer.status >= 400 && isKept && `no max-age was expected, and ${found(answer)}`;
};

const sharedSessions = probing((context) => {
  const path = suggestionPath(context);
  const isAskedAgain: Rule = () => {
    const asked = context.exchanges.filter((each) => each.path === path && each.serviceRequests.length > 0);
    return asked.length === 1 && 'it came from memory, and contexts belong to one session';
  };
  // Without a stand-in service, nobody knows whether the service was asked.
  return [
    { path, rules: [isPrivate] },
    { path, rules: [isAskedAgain] },
  ];
});

const kept = probing((context) => [
  { path: suggestionPath(context), rules: [namesSession] },
  // URLs and bodies of lookups hold addresses.
  ...(['dutchByPostcode', 'validate'] as const).map((operation) => ({
    path: buildPath(operation, sampleParams[operation]),
    rules: [isPrivate],
  })),
  { path: countriesPath, rules: [hasAge] },
  { path: '/international/v1/nothing', rules: [isNotKept] },
]);

export const caching: readonly Check[] = [
  ['must', 'shared-sessions', 'shares no suggestions or details with another session', sharedSessions],
  [
    'should',
    'caching',
    'lets browsers cache the list of countries, and keeps lookups private and refusals out of caches',
    kept,
  ],
];
