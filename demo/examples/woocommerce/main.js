import 'address-entry/address-entry';

// The fields of the billing form, by their names.
document.querySelector('address-entry').pageFields = {
  country: 'billing_country',
  'address-line1': 'billing_address_1',
  'address-line2': 'billing_address_2',
  postcode: 'billing_postcode',
  locality: 'billing_city',
  region: 'billing_state',
};
