/** What an address cost the person. */
import type { Source } from '../../core/address/address.ts';
import type { Measures } from '../field/events.ts';
import { takeWriting } from '../field/writings.ts';

const ways = { autocomplete: 'search', manual: 'manual', lookup: 'lookup', saved: 'saved' } as const;

/**
 * Measures each address from its first key on. An address that is only judged keeps its measures.
 *
 * @param fields what a person writes into
 */
export function createMeasure(fields: () => readonly EventTarget[]): (source: Source) => Measures {
  let last: (Measures & { readonly source: Source }) | null = null;
  return (source) => {
    const written = fields()
      .map(takeWriting)
      .filter(({ keys }) => keys > 0);
    if (written.length > 0 || last?.source !== source) {
      const sum = (name: 'keys' | 'corrections') => written.reduce((all, it) => all + it[name], 0);
      const now = performance.now();
      const ms = now - Math.min(now, ...written.map(({ since }) => since));
      const isPasted = source === 'autocomplete' && written.some((it) => it.isPasted);
      last = {
        ...{ source, seconds: Math.round(ms / 100) / 10, keys: sum('keys'), corrections: sum('corrections') },
        way: isPasted ? 'paste' : ways[source],
      };
    }
    const { seconds, keys, corrections, way } = last;
    return { seconds, keys, corrections, way };
  };
}
