/** An address that the shop knows of a customer, in the format of `AddressInput`. */
export const savedAddress = {
  country: 'NL',
  street: 'Spui',
  building: '70',
  postcode: '2511 BT',
  locality: 'Den Haag',
};
