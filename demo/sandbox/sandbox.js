/** Uses the element as a page does: listens to its events, and reads the form. */
const events = document.querySelector('#events');
const order = document.querySelector('#order');

/** An element with this text; text never becomes markup. */
function create(name, text) {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

function summaryOf({ type, detail }) {
  if (type === 'address-selected') return `${detail.address.mailLines.join(', ')} (${detail.source})`;
  if (type === 'address-step') return detail.step;
  return type === 'address-error' ? `${detail.operation}: ${detail.reason}` : '';
}

for (const type of ['address-selected', 'address-cleared', 'address-error', 'address-step']) {
  document.addEventListener(type, (event) => {
    events.querySelector('.hint')?.remove();
    const line = document.createElement('li');
    line.append(create('code', type), summaryOf(event));
    events.prepend(line);
  });
}

document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const list = document.createElement('dl');
  for (const [name, value] of new FormData(event.target)) list.append(create('dt', name), create('dd', value || '–'));
  order.replaceChildren(list);
});
