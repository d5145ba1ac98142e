/** https://github.com/algolia/autocomplete, with a source of our own. */
import { autocomplete } from '@algolia/autocomplete-js';
import { ask, begin } from './page.js';

begin(async (holder) => {
  const place = holder.appendChild(document.createElement('div'));
  const field = autocomplete({
    container: place,
    panelContainer: holder,
    detachedMediaQuery: 'none',
    getSources: ({ query }) =>
      ask(query).then((matches) => [
        {
          sourceId: 'addresses',
          getItems: () => matches,
          templates: { item: ({ item }) => `${item.label} ${item.description}` },
        },
      ]),
  });
  return () => {
    field.destroy();
    holder.replaceChildren();
  };
});
