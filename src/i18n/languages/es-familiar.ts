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
    countryFollowed: 'País elegido según tu texto: {country}',
    problems: {
      'invalid-input': 'No podemos buscar este texto. Compruébalo.',
      'rate-limited': 'Hay demasiadas personas buscando en este momento. Espera un poco.',
      unavailable: 'No se puede acceder a la búsqueda de direcciones. Comprueba la conexión.',
    },
  },
  search: {
    hint: 'Empieza por un código postal, o por calle y localidad.',
    chooseCountry: 'Selecciona un país',
    countryFirst: 'Selecciona primero un país; lo que has escrito se conserva.',
    noCountry: 'No se ha encontrado ningún país. Comprueba la ortografía o vacía el campo para verlos todos.',
    noResults: 'No se ha encontrado ninguna dirección. Comprueba la ortografía o prueba con código postal y número.',
    notShown: {
      one: 'No se muestra # más. Sigue escribiendo para encontrarla.',
      many: 'No se muestran # más. Sigue escribiendo para encontrar la tuya.',
      other: 'No se muestran # más. Sigue escribiendo para encontrar la tuya.',
    },
    choose: 'Selecciona una dirección de la lista.',
    enterAgain: 'Pulsa Intro otra vez para usar: {address}',
    notListed: '¿No aparece? Introdúcela a mano',
  },
  lookup: {
    postcodeMistaken: 'Introduce un código postal de cuatro cifras y dos letras, por ejemplo 1234 AB.',
    houseNumberMistaken: 'Introduce un número de 1 a 99999; las letras van en el añadido.',
    streetMistaken: 'Introduce el nombre de la calle.',
    cityMistaken: 'Introduce el nombre de la localidad.',
    unverified: 'Este añadido no figura en el registro nacional; lo usamos tal como lo has escrito.',
    choose: 'Selecciona…',
    unknown: '{house} no existe. Comprueba el código postal y el número.',
    morePlaces: 'Allí también hay más de un lugar llamado {city}. Introduce el municipio.',
    anyProvince: 'Selecciona una provincia',
    required: 'Introduce un código postal y un número.',
    incomplete: 'Completa la dirección.',
  },
  manual: {
    postcodeShape: 'Aquí los códigos postales son como {example}. Compruébalo.',
    postcodeDigits: {
      one: 'Aquí los códigos postales tienen # cifra, por ejemplo {example}. Compruébalo.',
      many: 'Aquí los códigos postales tienen # cifras, por ejemplo {example}. Compruébalo.',
      other: 'Aquí los códigos postales tienen # cifras, por ejemplo {example}. Compruébalo.',
    },
    zipDigits: 'Los códigos ZIP tienen 5 cifras, por ejemplo {example}. Compruébalo.',
    pinDigits: 'Los códigos PIN tienen 6 cifras, por ejemplo {example}. Compruébalo.',
    capDigits: 'Los códigos postales italianos (CAP) tienen 5 cifras, por ejemplo {example}. Compruébalo.',
    cepDigits: 'Los códigos postales brasileños (CEP) tienen 8 cifras, por ejemplo {example}. Compruébalo.',
    countryMissing: 'Selecciona un país.',
    notFound: 'No hemos podido comprobar esta dirección. La entrega se hará a la dirección tal como la has escrito.',
    several: '¿Cuál es tu dirección?',
    typed: 'Has escrito',
    corrected: 'Corregido. Habías escrito: {typed}',
  },
};

registerWording('es', esFamiliar);
