/** The countries of `all.ts`, each with the places of its list; they are made when they are first asked for. */
import { type PlaceList, withPlaces } from '../made.ts';
import type { CountryData } from '../model.ts';
import { allCountries } from './all.ts';
import { communes } from './bel-communes.ts';
import aut from './made/aut.json' with { type: 'json' };
import bel from './made/bel.json' with { type: 'json' };
import che from './made/che.json' with { type: 'json' };
import deu from './made/deu.json' with { type: 'json' };
import dnk from './made/dnk.json' with { type: 'json' };
import esp from './made/esp.json' with { type: 'json' };
import fin from './made/fin.json' with { type: 'json' };
import fra from './made/fra.json' with { type: 'json' };
import gbr from './made/gbr.json' with { type: 'json' };
import ita from './made/ita.json' with { type: 'json' };
import lux from './made/lux.json' with { type: 'json' };
import nld from './made/nld.json' with { type: 'json' };
import nor from './made/nor.json' with { type: 'json' };
import swe from './made/swe.json' with { type: 'json' };
import usa from './made/usa.json' with { type: 'json' };

const lists: Readonly<Record<string, PlaceList>> = {
  AUT: aut,
  BEL: { ...bel, places: [...bel.places, ...communes] },
  CHE: che,
  DEU: deu,
  DNK: dnk,
  ESP: esp,
  FIN: fin,
  FRA: fra,
  GBR: gbr,
  ITA: ita,
  LUX: lux,
  NLD: nld,
  NOR: nor,
  SWE: swe,
  USA: usa,
};

/** All countries with all addresses, in the order in which the service lists them. */
export const wholeCountries: readonly CountryData[] = allCountries.map((data) => {
  const list = lists[data.country.iso3];
  return list ? withPlaces(data, list) : data;
});
