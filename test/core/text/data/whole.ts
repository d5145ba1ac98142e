/** A pasted text, and the parts that it surely has: those not named here are empty. */
export interface WholeAddress {
  readonly text: string;
  readonly parts: readonly [street: string, district: string, locality: string, region: string, postcode: string];
}

/** By ISO 3166-1 alpha-2 code. */
export type WholeAddresses = Readonly<Record<string, readonly WholeAddress[]>>;

/** A row of a table of addresses. */
export function whole(text: string, ...parts: WholeAddress['parts']): WholeAddress {
  return { text, parts };
}
