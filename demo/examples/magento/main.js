import 'address-entry/address-entry';

// The fields of the shipping form, by their names.
document.querySelector('address-entry').pageFields = {
  'address-line1': 'street[0]',
  'address-line2': 'street[1]',
  country: 'country_id',
  region: 'region_id',
  locality: 'city',
  postcode: 'postcode',
};
