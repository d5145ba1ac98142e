/** The address that a shop has of a customer: the names of the parts are those of `AddressInput`. */
export const savedAddress = {
  country: 'NL',
  street: 'Spui',
  building: '70',
  postcode: '2511 BT',
  locality: 'Den Haag',
};
