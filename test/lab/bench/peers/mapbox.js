/** https://www.npmjs.com/package/@mapbox/search-js-web: a search box for addresses and places; its service is not asked here. */
import { MapboxSearchBox } from '@mapbox/search-js-web';
import { begin } from './page.js';

begin(async (holder) => {
  const box = new MapboxSearchBox();
  box.accessToken = 'none';
  holder.append(box);
  return () => holder.replaceChildren();
});
