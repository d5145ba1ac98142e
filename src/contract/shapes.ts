/** Checks of decoded JSON, made of one another. */
export type Check = (value: unknown) => boolean;

export const isString: Check = (value) => typeof value === 'string';

export const isNumber: Check = Number.isFinite;

/** Null, or not there at all. */
export const optional =
  (check: Check): Check =>
  (value) =>
    value == null || check(value);

export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

/** With these members at least. */
export const objectWith =
  (members: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    // No member we look for has the name of one that every object has.
    Object.entries(members).every(([name, check]) => check((value as Record<string, unknown>)[name]));

export const isText = optional(isString);
