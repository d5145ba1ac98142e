/** The page's own fields of an `<nl-postcode-lookup>`. */
import { netherlands } from '../../core/address/from-dutch.ts';
import type { NlPostcodeLookup } from '../nl-postcode-lookup/element.ts';
import type { LookupController } from '../nl-postcode-lookup/lookup-controller.ts';
import { LightFields } from './light-fields.ts';

export function createLookupFields(element: NlPostcodeLookup, lookup: LookupController): LightFields {
  const fields = new LightFields(element, {
    prefix: () => element.autocomplete,
    lang: () => element.closest('[lang]')?.getAttribute('lang') ?? document.documentElement.lang,
    countries: () => [netherlands],
    country: () => netherlands,
    touched: () => {},
    // An address of another country is none of ours; it stays in the fields.
    countrySaid: () => {},
    held: (address, by) => {
      if (by === 'page') {
        if (address) lookup.dispatch({ type: 'filled', address, source: null, by: 'page' });
      } else if (address) lookup.act({ type: 'filled', address, source: 'manual', by: 'person' });
      else lookup.act({ type: 'cleared' });
    },
  });
  fields.start(element.value);
  return fields;
}
