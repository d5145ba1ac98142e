import type { CountryData } from '../model.ts';
import { aut } from './aut.ts';
import { bel } from './bel.ts';
import { che } from './che.ts';
import { deu } from './deu.ts';
import { dnk } from './dnk.ts';
import { esp } from './esp.ts';
import { fin } from './fin.ts';
import { fra } from './fra.ts';
import { gbr } from './gbr.ts';
import { ita } from './ita.ts';
import { lux } from './lux.ts';
import { nld } from './nld.ts';
import { nor } from './nor.ts';
import { swe } from './swe.ts';
import { usa } from './usa.ts';

/** All countries, in the order in which the service lists them. */
export const allCountries: readonly CountryData[] = [
  nld,
  bel,
  deu,
  lux,
  aut,
  che,
  fra,
  gbr,
  esp,
  ita,
  dnk,
  nor,
  fin,
  swe,
  usa,
];
