/** Rules for the values of each operation's parameters. */
import type { OperationName } from '../contract/operations.ts';
import {
  additionMaxLength,
  contextMaxLength,
  contextPattern,
  countryCodePattern,
  dutchPostcodePattern,
  houseNumberRange,
  languagePattern,
  pathLikePattern,
  termMaxLength,
} from '../contract/rules.ts';

/**
 * A rule for a value. An empty string stands for a parameter that was left out.
 *
 * @param demand the end of a sentence that begins with the parameter's name, e.g. "must be empty".
 */
const rule = (demand: string, accepts: (value: string) => boolean) => ({ demand, accepts });
type ParameterRule = ReturnType<typeof rule>;

const text = rule(`must have at most ${termMaxLength} characters`, ({ length }) => length <= termMaxLength);
const context = rule(
  `must begin with a country in three lower-case letters, for example nld, or be the context of a match, ` +
    `and have at most ${contextMaxLength} characters`,
  (value) => value.length <= contextMaxLength && contextPattern.test(value),
);
const addition = rule(
  `must have at most ${additionMaxLength} characters`,
  (value) => [...value].length <= additionMaxLength,
);
const houseNumber = rule(
  `must be a whole number from ${houseNumberRange.min} to ${houseNumberRange.max}`,
  // Five digits are never above the end of the range.
  (value) => /^\d{1,5}$/.test(value) && Number(value) >= houseNumberRange.min,
);
const countryCode = rule('must be a country in three lower-case letters, for example nld', (value) =>
  countryCodePattern.test(value),
);
const dispatchCountry = rule(
  'must be empty, or a country in three letters, for example NLD',
  (value) => value === '' || countryCodePattern.test(value.toLowerCase()),
);
const postcode = rule('must be four digits and two letters, for example 2012ES', (value) =>
  dutchPostcodePattern.test(value),
);
const language = rule(
  'must be empty, or a language such as nl-NL',
  (value) => value === '' || languagePattern.test(value),
);
const buildingListMode = rule('must be empty, short or paged', (value) => ['', 'short', 'paged'].includes(value));

const rulesByOperation: Readonly<Record<OperationName, Readonly<Record<string, ParameterRule>>>> = {
  dutchByPostcode: { postcode, houseNumber, houseNumberAddition: addition },
  dutchByStreet: { city: text, street: text, houseNumber, houseNumberAddition: addition },
  suggest: { context, term: text, language, buildingListMode },
  details: { context, dispatchCountry },
  validate: {
    country: countryCode,
    postcode: text,
    locality: text,
    street: text,
    building: text,
    region: text,
    streetAndBuilding: text,
  },
  country: { country: text },
  countries: {},
};

/** Rules for every value, whatever its parameter is. */
const commonRules: readonly ParameterRule[] = [
  rule(
    'must hold no control character, and no mark that changes the direction of text',
    (value) => !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(value),
  ),
  rule(
    'must not be read as a path: no dots alone beside a slash, backslash or semicolon, ' +
      'and none of these characters percent-encoded more than once',
    (value) => !pathLikePattern.test(value),
  ),
];

/** The first parameter whose value breaks a rule, and the rule as a sentence, without the value; or null. */
export function findBrokenRule(operation: OperationName, params: Readonly<Record<string, string>>) {
  for (const [parameter, own] of Object.entries(rulesByOperation[operation])) {
    const value = params[parameter] ?? '';
    const broken = [...commonRules, own].find(({ accepts }) => !accepts(value));
    if (broken) return { parameter, sentence: `${parameter} ${broken.demand}.` };
  }
  return null;
}
