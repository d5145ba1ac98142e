import type { ValidationMatch } from '../../contract/types.ts';
import type { Address } from '../../core/address/address.ts';
import { withCountryLine } from '../../core/address/mail-lines.ts';
import type { Verdict } from '../../core/manual/verdict.ts';
import type { Given } from '../flow.ts';

const unasked = { grade: null, level: null, choice: null };

/** The address as it goes to the page: with the country's line where the parcel needs one, and with its outcome. */
export function givenFrom(
  address: Address,
  match: ValidationMatch | null,
  verdict: Verdict | null,
  dispatchCountry: string,
): Given {
  const { grade, level, choice } = verdict ?? unasked;
  const outcome = { source: 'manual', grade, level, choice } as const;
  return { address: { ...withCountryLine(address, dispatchCountry), outcome }, details: match, verdict };
}
