/** The back ends of carriers, which split street, number and flat. */
import { createBackend } from './backend.ts';
import { alpha3, codeAlone, subdivision } from './spellings.ts';

/** PostNL: `Addresses` of the Shipping API. A Belgian box follows the addition. */
export const postNl = createBackend({
  Street: 'street',
  HouseNr: 'number',
  HouseNrExt: 'addition',
  Buildingname: 'beside',
  Zipcode: 'postcode',
  City: 'locality',
  Region: 'region',
  Countrycode: 'country',
});

/** DHL: shipper and consignee of the Parcel DE Shipping API. */
export const dhl = createBackend(
  {
    addressStreet: 'street',
    addressHouse: 'building',
    additionalAddressInformation1: 'beside',
    postalCode: 'postcode',
    city: 'locality',
    state: 'region',
    country: 'country',
  },
  { state: subdivision, country: alpha3 },
);

/** bpost: sender and receiver in Shipping Manager, which has no region. */
export const bpost = createBackend({
  streetName: 'street',
  number: 'building',
  box: 'box',
  postalCode: 'postcode',
  locality: 'locality',
  countryCode: 'country',
});

/** MyParcel: recipient and sender of a shipment. */
export const myParcel = createBackend({
  street: 'street',
  number: 'number',
  number_suffix: 'addition',
  box_number: 'box',
  street_additional_info: 'beside',
  postal_code: 'postcode',
  city: 'locality',
  region: 'region',
  cc: 'country',
});

/** Sendcloud: sender and receiver of a shipment. */
export const sendcloud = createBackend(
  {
    address_line_1: 'street',
    house_number: 'building',
    address_line_2: 'beside',
    postal_code: 'postcode',
    city: 'locality',
    state_province_code: 'region',
    country_code: 'country',
  },
  { state_province_code: codeAlone },
);

/** DPD: sender and recipient of the Shipment Service. A flat goes with the number, separated by a comma. */
export const dpd = createBackend({
  street: 'street',
  houseNo: 'building',
  zipCode: 'postcode',
  city: 'locality',
  state: 'region',
  country: 'country',
});
