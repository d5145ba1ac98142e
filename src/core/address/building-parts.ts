/** Splits a building into house number and addition, by one rule for every source that does not have them apart. */
import type { Address } from './address.ts';

/** Digits of the longest house number. */
const numberPattern = /^(\d{1,9})(?!\d)(.*)$/su;

/** As in the service's answers: a text that does not begin with a number is an addition as a whole. */
export function buildingPartsOf(
  building: string,
): Pick<Address, 'building' | 'buildingNumber' | 'buildingNumberAddition'> {
  const whole = building.trim();
  const [, number, addition = ''] = numberPattern.exec(whole) ?? [];
  return {
    building: whole || null,
    buildingNumber: number === undefined ? null : Number(number),
    buildingNumberAddition: (number === undefined ? whole : addition.trim()) || null,
  };
}
