/** https://github.com/shoelace-style/shoelace: a text field and a select, as web components with Lit; no search and no list of suggestions. */
import '@shoelace-style/shoelace/dist/components/input/input.js';
import '@shoelace-style/shoelace/dist/components/select/select.js';
import '@shoelace-style/shoelace/dist/components/option/option.js';
import { begin } from './page.js';

begin(
  async (holder) => {
    const select = document.createElement('sl-select');
    select.label = 'Country';
    for (const country of ['NL', 'BE', 'DE']) {
      const option = document.createElement('sl-option');
      option.value = country;
      option.textContent = country;
      select.append(option);
    }
    const input = document.createElement('sl-input');
    input.label = 'Address';
    input.helpText = 'Start with a postcode';
    holder.append(select, input);
    await Promise.all([select.updateComplete, input.updateComplete]);
    return () => holder.replaceChildren();
  },
  (holder) => holder.querySelector('sl-input').shadowRoot,
);
