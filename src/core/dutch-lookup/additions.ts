/** The additions of a Dutch house, and which of them was meant. */
import type { DutchAddress } from '../../contract/types.ts';
import { foldAddition } from './parse.ts';

/** Every addition of the house, `''` for none. */
export function additionsOf({ houseNumberAdditions, houseNumberAddition }: DutchAddress): readonly string[] {
  const all = houseNumberAddition === null ? houseNumberAdditions : [houseNumberAddition, ...houseNumberAdditions];
  return [...new Set(houseNumberAdditions.length > 0 ? houseNumberAdditions : all)];
}

/** The official spelling of a typed addition; null if there is none, or more than one. */
export function officialAddition(answer: DutchAddress, typed: string): string | null {
  const all = additionsOf(answer);
  if (all.includes(typed)) return typed;
  const alike = all.filter((addition) => foldAddition(addition) === foldAddition(typed));
  const [only = null] = alike;
  return alike.length === 1 ? only : null;
}

/**
 * The answer for another addition of the same house. Members that describe a single object would be wrong, and another
 * request would be billed, so they become null.
 */
export function withAddition(answer: DutchAddress, addition: string): DutchAddress {
  if (answer.houseNumberAddition === addition) return answer;
  return {
    ...answer,
    houseNumberAddition: addition,
    bagNumberDesignationId: null,
    bagAddressableObjectId: null,
    purposes: null,
    surfaceArea: null,
  };
}
