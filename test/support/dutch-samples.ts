/** Dutch answers, shaped as recorded ones. */
import type { DutchAddress } from '../../src/contract/types.ts';

export const house30: DutchAddress = {
  street: 'Julianastraat',
  streetNen: 'Julianastraat',
  houseNumber: 30,
  houseNumberAddition: '',
  postcode: '2012ES',
  city: 'Haarlem',
  cityShort: 'Haarlem',
  cityId: '2907',
  municipality: 'Haarlem',
  municipalityShort: 'Haarlem',
  municipalityId: '0392',
  province: 'Noord-Holland',
  rdX: 103242,
  rdY: 487716,
  latitude: 52.37487801,
  longitude: 4.62714526,
  bagNumberDesignationId: '0392200000029398',
  bagAddressableObjectId: '0392010000029398',
  addressType: 'building',
  purposes: ['office'],
  surfaceArea: 643,
  houseNumberAdditions: [''],
};

/** A house with additions in lower case, and without one. */
export const house2: DutchAddress = {
  ...house30,
  street: 'Ganzenmarkt',
  houseNumber: 2,
  postcode: '7571CD',
  city: 'Oldenzaal',
  province: 'Overijssel',
  houseNumberAdditions: ['', 'a', 'b'],
};

/** A house where every address has an addition. */
export const house212: DutchAddress = {
  ...house30,
  street: 'Rosener Manzstraat',
  houseNumber: 212,
  houseNumberAddition: null,
  postcode: '3024AN',
  city: 'Rotterdam',
  province: 'Zuid-Holland',
  houseNumberAdditions: ['E K001', 'E K002'],
};

/** As recorded: the number is the box's, though the contract says 0. */
export const poBox: DutchAddress = {
  ...house30,
  street: 'Postbus',
  streetNen: 'Postbus',
  houseNumber: 50,
  postcode: '1000AB',
  city: 'Amsterdam',
  rdX: null,
  rdY: null,
  latitude: null,
  longitude: null,
  bagNumberDesignationId: null,
  bagAddressableObjectId: null,
  addressType: 'PO box',
  purposes: null,
  surfaceArea: null,
};
