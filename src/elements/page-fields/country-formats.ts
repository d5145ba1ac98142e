/**
 * Countries that the page's fields may name, and their formats. Europe's are included; those of the world, and
 * countries that the service does not support, are loaded when one is named.
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

/** The format of a country; a general one for null, and until the country's own has loaded. */
export function countryFormat(country: Country | null): AddressFormat {
  return (world.loaded?.formatOf ?? formatOf)(country?.iso2 ?? '');
}

/** True if the country's own format has loaded: lines printed with another one are a guess. */
export function isFormatThere(country: Country): boolean {
  return world.loaded !== null || Object.hasOwn(facts, country.iso2);
}

/** All countries; none until they have loaded. */
export function allCountries(): readonly Country[] {
  return world.loaded?.countries ?? [];
}

/** True if a country's format has not been loaded. Null stands for an unknown country. */
export function isWorldMissing(country: Country | null): boolean {
  return world.loaded === null && !(country && isKnownCode(country.iso2));
}

/** Loads all formats, once. If that fails, Europe's and the general one remain. */
export async function needWorld(): Promise<void> {
  await world.load();
}
