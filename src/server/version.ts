import { readFileSync } from 'node:fs';

/** The version of the package that this file is in, from its `package.json`; `unknown` when that is not there. */
export function packageVersion(): string {
  try {
    // From `src/server` as well as from the built one in `lib/server`.
    const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
    return (JSON.parse(text) as { readonly version: string }).version;
  } catch {
    return 'unknown';
  }
}
