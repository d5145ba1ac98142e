import 'address-entry/address-entry';
import Alpine from 'alpinejs';

// The element is outside the form, and refers to it with its `form` attribute.
document.querySelector('address-entry').pageFields = {
  country: 'country_id',
  'address-line1': 'street[0]',
  'address-line2': 'street[1]',
  postcode: 'postcode',
  locality: 'city',
  region: '[name=region_id]',
};

const regions = { ES: { 139: 'Barcelona', 158: 'Lleida', 161: 'Madrid' } };

Alpine.store('shipping', {
  country_id: 'NL',
  street: ['', ''],
  postcode: '',
  city: '',
  region_id: '',
  ordered: '',
  countries: Object.entries({ NL: 'Netherlands', BE: 'Belgium', ES: 'Spain' }),
  get regions() {
    return Object.entries(regions[this.country_id] ?? {});
  },
  // The country change arrives in the next tick, when all fields have been filled.
  clearPlace() {
    Object.assign(this, { postcode: '', region_id: '' });
  },
  useOther() {
    Object.assign(this, {
      country_id: 'NL',
      street: ['Spui 2', ''],
      postcode: '1012WZ',
      city: 'Amsterdam',
      region_id: '',
    });
  },
  order() {
    const { country_id, street, postcode, city, region_id } = this;
    const [first, second] = street;
    this.ordered = JSON.stringify({ country_id, 'street[0]': first, 'street[1]': second, postcode, city, region_id });
  },
});
Alpine.start();
