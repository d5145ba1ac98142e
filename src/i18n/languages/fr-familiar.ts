/** Public entry `address-entry/i18n/fr-familiar`: French that says "tu" to the shopper, where `address-entry/i18n/fr` says "vous". */
import './fr.ts';
import type { Wording } from '../overrides.ts';
import { registerWording } from '../register.ts';

/** The texts that address the shopper; the others are the same. */
export const frFamiliar: Wording = {
  common: {
    autofilled: 'Adresse remplie par le navigateur. Vérifie-la.',
    required: 'Saisis une adresse.',
    poBoxDenied: 'Nous ne livrons pas en boîte postale. Indique une rue et un numéro.',
    countryFollowed: 'Pays modifié selon ton adresse : {country}',
    problems: {
      'invalid-input': 'Cette recherche est impossible. Vérifie ta saisie.',
      'rate-limited': 'La recherche d’adresses est très sollicitée. Patiente un instant.',
      unavailable: 'La recherche d’adresses est inaccessible. Vérifie ta connexion.',
    },
    missing: {
      street: 'Saisis une rue.',
      building: 'Saisis un numéro de rue.',
      postcode: 'Saisis un code postal.',
      cap: 'Saisis un code postal.',
      locality: 'Saisis une ville.',
      postTown: 'Saisis une ville.',
      province: 'Saisis une province.',
    },
  },
  search: {
    hint: 'Commence par un code postal, ou par une rue et une ville.',
    countryFirst: 'Sélectionne d’abord un pays. Ta saisie sera conservée.',
    noCountry: 'Aucun pays trouvé. Vérifie l’orthographe ou vide le champ pour voir tous les pays.',
    noResults: 'Aucune adresse trouvée. Vérifie l’orthographe, ou essaie le code postal et le numéro.',
    notShown: {
      one: 'Encore # suggestion. Continue à écrire pour affiner la liste.',
      many: 'Encore # de suggestions. Continue à écrire pour affiner la liste.',
      other: 'Encore # suggestions. Continue à écrire pour affiner la liste.',
    },
    choose: 'Sélectionne une adresse dans la liste.',
    enterAgain: 'Appuie encore sur Entrée pour utiliser : {address}',
    notListed: 'Absente de la liste ? Saisis-la toi-même',
  },
  lookup: {
    postcodeMistaken: 'Saisis un code postal de quatre chiffres et deux lettres, par exemple 1234 AB.',
    houseNumberMistaken: 'Saisis un numéro de 1 à 99999. Indique les lettres dans le complément.',
    streetMistaken: 'Saisis le nom de la rue.',
    cityMistaken: 'Saisis le nom de la ville.',
    unverified: 'Ce complément ne figure pas dans le registre national. Nous l’utiliserons tel que tu l’as saisi.',
    unknown: 'Adresse introuvable : {house}. Vérifie le code postal et le numéro.',
    morePlaces: 'Là aussi, plusieurs lieux se nomment {city}. Saisis la commune.',
    required: 'Saisis un code postal et un numéro.',
  },
  manual: {
    missing: {
      addition: 'Saisis un appartement, un étage ou un nom de bâtiment.',
      eircode: 'Saisis un Eircode.',
      region: 'Saisis une région.',
      county: 'Saisis un comté.',
      streetAddress: 'Saisis une rue et un numéro.',
      neighbourhood: 'Saisis un quartier.',
      suburb: 'Saisis une localité.',
      district: 'Saisis un district.',
      zip: 'Saisis un code ZIP.',
      pin: 'Saisis un code PIN.',
      cep: 'Saisis un code postal (CEP).',
      state: 'Saisis un État.',
      prefecture: 'Saisis une préfecture.',
      emirate: 'Saisis un émirat.',
      island: 'Saisis une île.',
      parish: 'Saisis une paroisse.',
      department: 'Saisis un département.',
      area: 'Saisis un secteur.',
      oblast: 'Saisis un oblast.',
    },
    countryMissing: 'Sélectionne un pays.',
    notFound: 'Nous n’avons pas pu vérifier cette adresse. Nous l’utiliserons telle que tu l’as saisie.',
    typed: 'Tu as saisi',
    corrected: 'Corrigé. Tu avais saisi : {typed}',
    expected: 'S’il n’y en a pas, laisse ce champ vide.',
    numberExpected: 'Ajoute le numéro, s’il y en a un.',
  },
};

registerWording('fr', frFamiliar);
