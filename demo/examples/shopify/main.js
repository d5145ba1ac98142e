import 'address-entry/address-entry';

// The fields of the shipping address, by their names.
document.querySelector('address-entry').pageFields = {
  country: 'checkout[shipping_address][country]',
  'address-line1': 'checkout[shipping_address][address1]',
  'address-line2': 'checkout[shipping_address][address2]',
  postcode: 'checkout[shipping_address][zip]',
  locality: 'checkout[shipping_address][city]',
};
