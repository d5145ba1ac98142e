/** The elements and their languages, loaded when the first example comes into sight. */

let loading: Promise<unknown> | undefined;

/** Loads them; once, however often it is called. */
export function loadElements(): Promise<unknown> {
  loading ??= Promise.all([import('../../../src/index.ts'), import('../../../src/i18n/auto.ts')]);
  return loading;
}
