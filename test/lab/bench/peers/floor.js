/** A field written by hand: as little as a list beneath an input can be. It asks with every key, and shows what comes. */
import { ask, begin } from './page.js';

begin(async (holder) => {
  const input = document.createElement('input');
  const list = document.createElement('ul');
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-expanded', 'false');
  list.setAttribute('role', 'listbox');
  list.className = 'list';
  let active = -1;
  const show = (matches) => {
    active = -1;
    input.removeAttribute('aria-activedescendant');
    input.setAttribute('aria-expanded', String(matches.length > 0));
    list.replaceChildren(
      ...matches.map(({ label, description }, index) => {
        const option = document.createElement('li');
        option.id = `option-${index}`;
        option.setAttribute('role', 'option');
        option.append(label, ' ', description);
        return option;
      }),
    );
  };
  input.addEventListener('input', async () => show(input.value === '' ? [] : await ask(input.value)));
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    list.children[active]?.removeAttribute('aria-selected');
    active = (active + 1) % list.children.length;
    const option = list.children[active];
    option.setAttribute('aria-selected', 'true');
    option.scrollIntoView({ block: 'nearest' });
    input.setAttribute('aria-activedescendant', option.id);
  });
  holder.append(input, list);
  return () => holder.replaceChildren();
});
