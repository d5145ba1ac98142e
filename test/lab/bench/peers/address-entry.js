/** The element of this project, as its users have it. */
import { begin } from './page.js';

begin(
  async (holder) => {
    const element = document.createElement('address-entry');
    // A text field and nothing else, as the others are.
    element.setAttribute('country', 'NL');
    element.setAttribute('countries', 'NL');
    element.setAttribute('label', 'Address');
    element.setAttribute('proxy-url', '/api');
    holder.append(element);
    await customElements.whenDefined('address-entry');
    await element.updateComplete;
    return () => holder.replaceChildren();
  },
  (holder) => holder.querySelector('address-entry').shadowRoot,
);
