import $ from 'jquery';
import select2 from 'select2';
import 'select2/dist/css/select2.css';

select2(window, $);

// Where plugins expect jQuery.
window.jQuery = $;
// The WooCommerce plugin's script adds the element to the form.
import('../../recipes/woocommerce-address-entry/checkout.js');

const states = { ES: { B: 'Barcelona', L: 'Lleida', M: 'Madrid' } };

// Like WooCommerce: some countries have a list of states, others a text field.
$(document.body).on('change', '#billing_country', ({ target }) => {
  const names = { id: 'billing_state', name: 'billing_state' };
  const local = states[target.value];
  $('#billing_state').next('.select2').remove();
  if (!local) $('#billing_state').replaceWith($('<input type="text" />').attr(names));
  else {
    const options = Object.entries({ '': 'Select an option…', ...local }).map(
      ([value, text]) => new Option(text, value),
    );
    $('#billing_state').replaceWith($('<select>').attr(names).append(options));
    $('#billing_state').select2();
  }
});
$('#billing_country').select2();
$('#ship-to-different-address-checkbox').on('change', ({ target }) => {
  $('.shipping_address').prop('hidden', !target.checked);
});

// Without a DOM event, as plugins do it.
$('#other').on('click', () => {
  $('#billing_country').val('NL').trigger('change');
  $('#billing_address_1').val('Spui 2');
  $('#billing_postcode').val('1012WZ');
  $('#billing_city').val('Amsterdam');
});
$('form.checkout').on('submit', ({ currentTarget }) => {
  if ($(currentTarget).triggerHandler('checkout_place_order') === false) return false;
  const fields = $(currentTarget).serializeArray();
  $('output').text(JSON.stringify(Object.fromEntries(fields.map(({ name, value }) => [name, value]))));
  return false;
});
