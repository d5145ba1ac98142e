/**
 * The countries that a page's fields may say, and their formats. Europe's formats are here; those of the world, and the
 * countries that the service does not have, come when one of them is said.
 */
import type { Country } from '../../contract/types.ts';
import { facts } from '../../core/address/format-data.ts';
import { type AddressFormat, formatOf } from '../../core/address/formats.ts';
import { isKnownCode } from '../../core/country/known.ts';
import { Lazy } from '../field/lazy.ts';

interface World {
  readonly formatOf: (iso2: string) => AddressFormat;
  readonly countries: readonly Country[];
}

const world = new Lazy(async (): Promise<World> => {
  const [{ worldFormatOf }, { isoCountries }] = await Promise.all([
    import('../../core/address/world-formats.ts'),
    import('../../core/country/iso-countries.ts'),
  ]);
  return { formatOf: worldFormatOf, countries: isoCountries() };
});

/** The format of a country; a general one for null, and until the country's own is loaded. */
export function countryFormat(country: Country | null): AddressFormat {
  return (world.loaded?.formatOf ?? formatOf)(country?.iso2 ?? '');
}

/** True if the country's own format is loaded: lines printed by another one are a guess. */
export function isFormatThere(country: Country): boolean {
  return world.loaded !== null || Object.hasOwn(facts, country.iso2);
}

/** All countries; none until they are loaded. */
export function allCountries(): readonly Country[] {
  return world.loaded?.countries ?? [];
}

/** True if a country that is said needs formats that are not there. Null stands for a country that is not known yet. */
export function isWorldMissing(country: Country | null): boolean {
  return world.loaded === null && !(country && isKnownCode(country.iso2));
}

/** Loads the world, once. If that fails, Europe and the general format remain. */
export async function needWorld(): Promise<void> {
  await world.load();
}
