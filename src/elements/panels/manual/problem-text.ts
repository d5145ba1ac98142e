/** Messages for the problems of a field. */

import type { FieldFormat } from '../../../core/address/formats.ts';
import type { FieldProblem } from '../../../core/manual/texts.ts';
import { filled } from '../../../i18n/filled.ts';
import { plural } from '../../../i18n/plural.ts';
import type { ManualWords } from '../../localization/manual-texts.ts';

/** The messages, and the BCP 47 tag of their language. */
export interface ProblemTexts {
  readonly messages: ManualWords;
  readonly lang: string;
}

/** The message for a problem. */
export function fieldProblemText(
  { kind, severity }: FieldProblem,
  format: FieldFormat,
  { messages, lang }: ProblemTexts,
): string {
  if (kind === 'shape') return filled(shapeText(format, messages, lang), { example: format.example });
  if (kind === 'number') return messages.numberExpected;
  if (severity !== 'error') return messages.expected;
  return messages.missing[format.label];
}

/** What a postcode looks like: how many digits, if it consists of digits. */
function shapeText({ label, digits }: FieldFormat, messages: ManualWords, lang: string): string {
  if (label === 'zip') return messages.zipDigits;
  if (label === 'pin') return messages.pinDigits;
  if (label === 'cap') return messages.capDigits;
  if (label === 'cep') return messages.cepDigits;
  return digits === null ? messages.postcodeShape : plural(lang, messages.postcodeDigits, digits);
}
