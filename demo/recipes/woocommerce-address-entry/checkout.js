/**
 * In the classic checkout, puts the element above the fields of each address. The checkout block has its own list, for
 * which this registers a provider. The folder `address-entry` next to this file is the package's `browser` folder.
 */
const data = document.getElementById('wp-script-module-data-address-entry');
const { proxyUrl, countries } = JSON.parse(data.textContent);

const fieldsOf = (kind) => document.querySelector(`.woocommerce-${kind}-fields__field-wrapper`);
const kinds = ['billing', 'shipping'].filter(fieldsOf);

function createElement(kind) {
  const element = document.createElement('address-entry');
  element.setAttribute('proxy-url', proxyUrl);
  element.setAttribute('autocomplete', kind);
  // WooCommerce's fields, by name.
  element.pageFields = {
    country: `${kind}_country`,
    'address-line1': `${kind}_address_1`,
    'address-line2': `${kind}_address_2`,
    postcode: `${kind}_postcode`,
    locality: `${kind}_city`,
    region: `${kind}_state`,
  };
  return element;
}

/** A hidden element must not stop an order. */
function disableWhileHidden(element) {
  const checkbox = document.querySelector('#ship-to-different-address-checkbox');
  const update = () => {
    element.disabled = checkbox?.checked === false;
  };
  checkbox?.addEventListener('change', update);
  update();
}

if (kinds.length > 0) {
  await Promise.all([import('./address-entry/address-entry.js'), import('./address-entry/i18n/auto.js')]);
  const elements = kinds.map(createElement);
  for (const [index, kind] of kinds.entries()) {
    if (kind === 'shipping') disableWhileHidden(elements[index]);
    fieldsOf(kind).before(elements[index]);
  }
  // WooCommerce turns off the browser's validation, so validate here.
  const mayOrder = () => elements.every((element) => element.reportValidity());
  window.jQuery('form.checkout').on('checkout_place_order', mayOrder);
} else {
  const [{ createAddressClient }, { wooCommerceProvider }] = await Promise.all([
    import('./address-entry/client.js'),
    import('./address-entry/providers.js'),
  ]);
  const client = createAddressClient({ baseUrl: proxyUrl });
  const provider = wooCommerceProvider({ id: 'address-entry', client, countries });
  // Only exists if WooCommerce's address suggestions are turned on. Its scripts may run after this one.
  const register = () => window.wc?.addressAutocomplete?.registerAddressAutocompleteProvider?.(provider);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}
