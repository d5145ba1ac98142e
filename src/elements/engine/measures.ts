/** How much effort an address took. */
import type { Source } from '../../core/address/address.ts';
import { type Edits, takeEdits } from '../field/edits.ts';
import type { Measures } from '../field/events.ts';

const ways = { autocomplete: 'search', manual: 'manual', lookup: 'lookup', saved: 'saved', none: 'page' } as const;

/**
 * Measures each address from its first key. Validating an address does not change its measures; editing it in the
 * page's fields adds to those of the address that was found.
 *
 * @param fields where a shopper writes, the element first
 */
export function createMeasure(fields: () => readonly EventTarget[]): (source: Source | null) => Measures {
  let last: (Measures & { readonly source: Source | null }) | null = null;
  return (source) => {
    const [own, ...others] = fields().map(takeEdits);
    const written = [own, ...others].filter((it) => it !== undefined && it.keys > 0) as Edits[];
    if (written.length > 0 || last === null || last.source !== source) {
      const edited =
        source === 'manual' && last && !own?.keys ? last : { seconds: 0, keys: 0, corrections: 0, way: null };
      const sum = (name: 'keys' | 'corrections') => written.reduce((all, it) => all + it[name], edited[name]);
      const now = performance.now();
      const ms = now - Math.min(now, ...written.map(({ since }) => since));
      const isPasted = source === 'autocomplete' && written.some((it) => it.isPasted);
      last = {
        source,
        seconds: Math.round(edited.seconds * 10 + ms / 100) / 10,
        keys: sum('keys'),
        corrections: sum('corrections'),
        way: edited.way ?? (isPasted ? 'paste' : ways[source ?? 'none']),
      };
    }
    const { seconds, keys, corrections, way } = last;
    return { seconds, keys, corrections, way };
  };
}
