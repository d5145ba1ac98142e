/** Public entry `address-entry/i18n/fr-familiar`: French that says "tu" to the shopper, where `address-entry/i18n/fr` says "vous". */
import './fr.ts';
import type { Wording } from '../overrides.ts';
import { registerWording } from '../register.ts';

/** The texts that address the shopper; the others are the same. */
export const frFamiliar: Wording = {
  common: {
    autofilled: 'Adresse remplie par le navigateur. Vérifie-la.',
    required: 'Saisis une adresse.',
    poBoxDenied: 'Nous ne livrons pas dans les boîtes postales. Indique une rue et un numéro.',
    countryFollowed: 'Pays choisi d’après ton texte : {country}',
    problems: {
      'invalid-input': 'Cette recherche est impossible. Vérifie ta saisie.',
      'rate-limited': 'Trop de personnes effectuent une recherche en ce moment. Patiente un instant.',
      unavailable: 'La recherche d’adresses est inaccessible. Vérifie ta connexion.',
    },
  },
  search: {
    hint: 'Commence par un code postal, ou par une rue et une ville.',
    countryFirst: 'Sélectionne d’abord un pays ; ta saisie est conservée.',
    noCountry: 'Aucun pays trouvé. Vérifie l’orthographe ou vide le champ pour les voir tous.',
    noResults: 'Aucune adresse trouvée. Vérifie l’orthographe, ou essaie le code postal et le numéro.',
    notShown: {
      one: '# autre n’est pas affichée. Continue à écrire pour la trouver.',
      many: '# autres ne sont pas affichées. Continue à écrire pour trouver la tienne.',
      other: '# autres ne sont pas affichées. Continue à écrire pour trouver la tienne.',
    },
    choose: 'Sélectionne une adresse dans la liste.',
    enterAgain: 'Appuie encore sur Entrée pour utiliser : {address}',
    notListed: 'Absente de la liste ? Saisis-la toi-même',
  },
  lookup: {
    postcodeMistaken: 'Saisis un code postal de quatre chiffres et deux lettres, par exemple 1234 AB.',
    houseNumberMistaken: 'Saisis un numéro de 1 à 99999 ; les lettres vont dans le complément.',
    streetMistaken: 'Saisis le nom de la rue.',
    cityMistaken: 'Saisis le nom de la ville.',
    unverified: 'Ce complément ne figure pas dans le registre national ; nous l’utilisons tel que tu l’as saisi.',
    unknown: 'Adresse inexistante : {house}. Vérifie le code postal et le numéro.',
    morePlaces: 'Là aussi, plusieurs lieux se nomment {city}. Saisis la commune.',
    required: 'Saisis un code postal et un numéro.',
    incomplete: 'Complète l’adresse.',
  },
  manual: {
    postcodeShape: 'Ici, les codes postaux ressemblent à {example}. Vérifie le tien.',
    postcodeDigits: {
      one: 'Ici, les codes postaux ont # chiffre, par exemple {example}. Vérifie le tien.',
      many: 'Ici, les codes postaux ont # chiffres, par exemple {example}. Vérifie le tien.',
      other: 'Ici, les codes postaux ont # chiffres, par exemple {example}. Vérifie le tien.',
    },
    zipDigits: 'Les codes ZIP ont 5 chiffres, par exemple {example}. Vérifie le tien.',
    pinDigits: 'Les codes PIN ont 6 chiffres, par exemple {example}. Vérifie le tien.',
    capDigits: 'Les codes postaux italiens (CAP) ont 5 chiffres, par exemple {example}. Vérifie le tien.',
    cepDigits: 'Les codes postaux brésiliens (CEP) ont 8 chiffres, par exemple {example}. Vérifie le tien.',
    countryMissing: 'Sélectionne un pays.',
    notFound: 'Nous n’avons pas pu vérifier cette adresse. Nous livrons à l’adresse telle que tu l’as saisie.',
    typed: 'Tu as saisi',
    corrected: 'Corrigé. Tu avais saisi : {typed}',
  },
};

registerWording('fr', frFamiliar);
