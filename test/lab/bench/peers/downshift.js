/** https://github.com/downshift-js/downshift with React. */
import { useCombobox } from 'downshift';
import { createElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ask, begin } from './page.js';

function Field() {
  const [items, setItems] = useState([]);
  const combobox = useCombobox({
    items,
    itemToString: (match) => (match ? `${match.label} ${match.description}` : ''),
    onInputValueChange: ({ inputValue }) => (inputValue === '' ? setItems([]) : ask(inputValue).then(setItems)),
  });
  const rows = items.map((item, index) =>
    createElement(
      'li',
      { key: index, ...combobox.getItemProps({ item, index }), className: 'row' },
      `${item.label} ${item.description}`,
    ),
  );
  return createElement(
    'div',
    null,
    createElement('label', combobox.getLabelProps(), 'Address'),
    createElement('input', combobox.getInputProps()),
    createElement('ul', { ...combobox.getMenuProps(), className: 'list' }, combobox.isOpen ? rows : null),
  );
}

begin(async (holder) => {
  const root = createRoot(holder);
  flushSync(() => root.render(createElement(Field)));
  return () => {
    root.unmount();
    holder.replaceChildren();
  };
});
