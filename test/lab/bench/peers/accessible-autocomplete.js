/** https://github.com/alphagov/accessible-autocomplete, of the British government. */
import accessibleAutocomplete from 'accessible-autocomplete';
import { ask, begin } from './page.js';

const textOf = (match) => (match ? `${match.label} ${match.description}` : '');
let count = 0;

begin(async (holder) => {
  accessibleAutocomplete({
    element: holder,
    id: `field-${count++}`,
    source: (query, show) => ask(query).then(show),
    templates: { inputValue: textOf, suggestion: textOf },
  });
  return () => holder.replaceChildren();
});
