/** Public entry `address-entry/i18n/es-familiar`: Spanish that says "tú" to the shopper, where `address-entry/i18n/es` says "usted". */
import './es.ts';
import type { Wording } from '../overrides.ts';
import { registerWording } from '../register.ts';

/** The texts that address the shopper; the others are the same. */
export const esFamiliar: Wording = {
  common: {
    autofilled: 'El navegador ha rellenado la dirección. Compruébala.',
    required: 'Introduce una dirección.',
    poBoxDenied: 'No podemos entregar en un apartado de correos. Introduce calle y número.',
    countryFollowed: 'País cambiado según tu dirección: {country}',
    problems: {
      'invalid-input': 'No podemos buscar esto. Comprueba lo que has escrito.',
      'rate-limited': 'La búsqueda de direcciones está saturada. Espera un momento.',
      unavailable: 'No podemos conectar con la búsqueda de direcciones. Comprueba la conexión.',
    },
    missing: {
      street: 'Introduce una calle.',
      building: 'Introduce un número.',
      postcode: 'Introduce un código postal.',
      cap: 'Introduce un código postal.',
      locality: 'Introduce una localidad.',
      postTown: 'Introduce una localidad.',
      province: 'Introduce una provincia.',
    },
  },
  search: {
    hint: 'Empieza por un código postal, o por calle y localidad.',
    chooseCountry: 'Selecciona un país',
    countryFirst: 'Selecciona primero un país. Conservaremos lo que has escrito.',
    noCountry: 'No hemos encontrado ningún país. Comprueba la ortografía o vacía el campo para ver todos los países.',
    noResults: 'No hemos encontrado ninguna dirección. Comprueba la ortografía o prueba con código postal y número.',
    notShown: {
      one: 'Hay # más. Sigue escribiendo para acotar la lista.',
      many: 'Hay # más. Sigue escribiendo para acotar la lista.',
      other: 'Hay # más. Sigue escribiendo para acotar la lista.',
    },
    choose: 'Selecciona una dirección de la lista.',
    enterAgain: 'Pulsa Intro otra vez para usar: {address}',
    notListed: '¿No aparece? Introdúcela a mano',
  },
  lookup: {
    postcodeMistaken: 'Introduce un código postal de cuatro cifras y dos letras, por ejemplo 1234 AB.',
    houseNumberMistaken: 'Introduce un número de 1 a 99999. Escribe las letras en el añadido.',
    streetMistaken: 'Introduce el nombre de la calle.',
    cityMistaken: 'Introduce el nombre de la localidad.',
    unverified: 'Este añadido no figura en el registro nacional. Lo usaremos tal como lo has escrito.',
    choose: 'Selecciona…',
    unknown: 'No encontramos {house}. Comprueba el código postal y el número.',
    morePlaces: 'Allí también hay más de un lugar llamado {city}. Introduce el municipio.',
    anyProvince: 'Selecciona una provincia',
    required: 'Introduce un código postal y un número.',
  },
  manual: {
    missing: {
      addition: 'Introduce un piso, una puerta o el nombre del edificio.',
      eircode: 'Introduce un Eircode.',
      region: 'Introduce una región.',
      county: 'Introduce un condado.',
      streetAddress: 'Introduce una calle y un número.',
      neighbourhood: 'Introduce un barrio.',
      suburb: 'Introduce una localidad.',
      district: 'Introduce un distrito.',
      zip: 'Introduce un código ZIP.',
      pin: 'Introduce un código PIN.',
      cep: 'Introduce un código postal (CEP).',
      state: 'Introduce un estado.',
      prefecture: 'Introduce una prefectura.',
      emirate: 'Introduce un emirato.',
      island: 'Introduce una isla.',
      parish: 'Introduce una parroquia.',
      department: 'Introduce un departamento.',
      area: 'Introduce una zona.',
      oblast: 'Introduce un óblast.',
    },
    countryMissing: 'Selecciona un país.',
    notFound: 'No hemos podido comprobar esta dirección. La usaremos tal como la has escrito.',
    typed: 'Has escrito',
    corrected: 'Corregido. Habías escrito: {typed}',
    expected: 'Si no hay, déjalo en blanco.',
    numberExpected: 'Añade el número, si lo hay.',
  },
};

registerWording('es', esFamiliar);
