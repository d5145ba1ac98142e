import 'address-entry/address-entry';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';

// If WooCommerce shows suggestions of its own, the plugin's script registers a provider for them.
window.wc = {
  addressAutocomplete: {
    providers: {},
    registerAddressAutocompleteProvider(provider) {
      this.providers[provider.id] = provider;
      return true;
    },
  },
};
import('../../recipes/woocommerce-address-entry/checkout.js');

// The checkout block keeps the address in a store, which its fields display. They have ids.
let shipping = { country: 'NL', address_1: '', address_2: '', city: '', state: '', postcode: '' };
const listeners = new Set();
const setShippingAddress = (changes) => {
  shipping = { ...shipping, ...changes };
  for (const listener of listeners) listener();
};
const subscribe = (listener) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const states = { ES: { B: 'Barcelona', L: 'Lleida', M: 'Madrid' } };

function Field({ name, label, value, onChange }) {
  const id = `shipping-${name}`;
  return (
    <label htmlFor={id}>
      {label} <input id={id} name={name} value={value} onChange={(event) => onChange({ [name]: event.target.value })} />
    </label>
  );
}

function Select({ name, label, value, options, onChange }) {
  const id = `shipping-${name}`;
  return (
    <label htmlFor={id}>
      {label}{' '}
      <select id={id} name={name} value={value} onChange={(event) => onChange(event.target.value)}>
        {Object.entries(options).map(([code, text]) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function AddressForm() {
  const values = useSyncExternalStore(subscribe, () => shipping);
  const onChange = (changes) => setShippingAddress({ ...values, ...changes });
  const field = (name, label) => (
    <Field key={name} name={name} label={label} value={values[name]} onChange={onChange} />
  );
  const local = states[values.country];
  // Each country has a different order, which re-creates the fields.
  return (
    <>
      <Select
        name="country"
        label="Country/Region"
        value={values.country}
        options={{ NL: 'Netherlands', BE: 'Belgium', ES: 'Spain' }}
        onChange={(country) => onChange({ country, state: '' })}
      />
      <div key={values.country} className="fields">
        {field('address_1', 'Address')}
        {field('address_2', 'Apartment, suite, etc.')}
        {field('postcode', 'Postal code')}
        {field('city', 'City')}
        {local && (
          <Select
            name="state"
            label="Province"
            value={values.state}
            options={{ '': 'Select a province', ...local }}
            onChange={(state) => onChange({ state })}
          />
        )}
      </div>
    </>
  );
}

createRoot(document.querySelector('#shipping')).render(<AddressForm />);

// React renders the fields; the element is next to them in the form.
document.querySelector('address-entry').pageFields = {
  country: 'shipping-country',
  'address-line1': 'shipping-address_1',
  'address-line2': 'shipping-address_2',
  postcode: 'shipping-postcode',
  locality: 'shipping-city',
  region: 'shipping-state',
};

document.querySelector('#store').addEventListener('click', () => {
  setShippingAddress({ country: 'NL', address_1: 'Spui 2', postcode: '1012WZ', city: 'Amsterdam', state: '' });
});
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  document.querySelector('output').textContent = JSON.stringify(shipping);
});
