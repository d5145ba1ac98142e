/** Asks for every address of every country in all its texts: `node test/lab/bench/round-trip.ts [one of n] [country]`. */
import { wholeCountries } from '../../../demo/service/data/whole.ts';
import { type Chosen, everyAddress, roundTrip } from '../../support/service/round-trip.ts';

const [step = 20, only = ''] = [Number(process.argv[2] ?? 20), process.argv[3]?.toUpperCase()];

function* oneOf(count: number, all: Iterable<Chosen>): Generator<Chosen> {
  let index = 0;
  for (const one of all) if (index++ % count === 0) yield one;
}

let missed = 0;
for (const data of wholeCountries) {
  const { iso3 } = data.country;
  if (only !== '' && iso3 !== only) continue;
  const { addresses, asked, misses } = await roundTrip(data, oneOf(step, everyAddress(data)));
  missed += misses.length;
  console.log(
    `${iso3} ${String(addresses).padStart(7)} addresses ${String(asked).padStart(8)} texts ${misses.length} missed`,
  );
  for (const { kind, term, wanted } of misses.slice(0, 5)) console.log(`    ${kind}: "${term}" wants "${wanted}"`);
}
process.exitCode = missed === 0 ? 0 : 1;
