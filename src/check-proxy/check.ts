/** What a check is made of. */
import { buildPath } from '../contract/operations.ts';
import type { CheckContext, HttpExchange, RequestOptions } from './context.ts';
import type { ServiceFault } from './stand-in-service.ts';

/** Sends requests and yields one sentence for each thing that is wrong. @throws InconclusiveError */
export type Run = (context: CheckContext) => AsyncIterable<string>;

/** One check of a proxy. */
export type Check = readonly [
  /**
   * `must`: without it the elements fail, or other people spend the shop's money. `should`: the proxy works, but not
   * well.
   */
  level: 'must' | 'should',
  /** For scripts and reports. */
  id: string,
  /** The end of a sentence that begins with "A correct proxy …". */
  title: string,
  run: Run,
  /** It needs the stand-in service, because the browser's side does not show it. */
  standIn?: 'stand-in',
];

/** A check could find out nothing. The message is a sentence that says why. */
export class InconclusiveError extends Error {
  override readonly name = 'InconclusiveError';
}

/** What is wrong with an answer, such as `404 was expected`; false when nothing is. */
export type Rule = (answer: HttpExchange) => string | false | Promise<string | false>;

/** A request, and the rules that its answer must keep. */
export interface Probe extends RequestOptions {
  readonly path: string;
  readonly rules: readonly Rule[];
  /** How the service answers this request. Default: rightly. */
  readonly fault?: ServiceFault;
}

/** The run of a check that sends requests one after the other, and reports each rule that is broken. */
export function probing(probesOf: (context: CheckContext) => readonly Probe[]): Run {
  return async function* (context) {
    for (const { path, rules, fault, ...options } of probesOf(context)) {
      if (fault) context.setServiceFault(fault);
      const answer = await context.request(path, options);
      if (fault) {
        context.setServiceFault(null);
        // Requests that succeed, so that failures in a row do not open the circuit breaker of the proxy.
        for (let count = 0; count < 3; count++) await context.request(countryPath(context));
      }
      for (const rule of rules) {
        const finding = await rule(answer);
        if (finding) yield sentenceOn(answer, finding);
      }
    }
  };
}

/** The number of characters of a path that a finding quotes. */
const quotedPathMaxLength = 90;

/** The beginning of a finding, e.g. `GET /international/v1/country/NL answered 404`. */
export function describeExchange({ method, path, status, text }: HttpExchange): string {
  const quotedPath = path.length > quotedPathMaxLength ? `${path.slice(0, quotedPathMaxLength)}…` : path;
  return `${method} ${quotedPath} ${status === 0 ? `had no answer (${text})` : `answered ${status}`}`;
}

/** The sentence of a finding. */
export function sentenceOn(answer: HttpExchange, finding: string): string {
  return `${describeExchange(answer)}: ${finding}.`;
}

type Words = Pick<CheckContext, 'freshWord'>;

/** Path of a suggestion for a new word. */
export const suggestionPath = ({ freshWord }: Words) => buildPath('suggest', { context: 'nld', term: freshWord() });

/** Path of a country with a new word for a name. */
export const countryPath = ({ freshWord }: Words) => buildPath('country', { country: freshWord() });

/** Path of the list of countries. */
export const countriesPath = buildPath('countries', {});
