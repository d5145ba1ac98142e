/** Splits a building into house number and addition, in the same way for every source that does not separate them. */
import type { Address } from './address.ts';

/** Maximum number of digits of a house number. */
const numberPattern = /^(\d{1,9})(?!\d)(.*)$/su;

/** As in the service's answers, text that does not start with a number is an addition. */
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
