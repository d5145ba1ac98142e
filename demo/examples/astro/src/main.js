import 'address-entry/address-entry';
import { savedAddress } from './saved-address.js';

const field = document.querySelector('address-entry');
const show = () => {
  document.querySelector('output').textContent = field.value?.street ?? '';
};

field.addEventListener('change', show);
// The event fires before the fields are reset.
document.querySelector('form').addEventListener('reset', () => setTimeout(show));
document.querySelector('#collect').addEventListener('change', ({ target }) => {
  if (target.checked) field.remove();
  else document.querySelector('#saved').before(field);
});
document.querySelector('#saved').addEventListener('click', () => {
  field.value = savedAddress;
  show();
});
