/** The corpus: pasted texts with what a person sees in them, and how a reading of one is judged. */
import { type Area, areasFrom } from '../../../src/core/address/areas.ts';
import { areaFiles } from '../../../src/core/address/data/area-files.ts';
import { type ReadAddress, readAddress } from '../../../src/core/text/reader.ts';
import { asPrinted } from './data/corpus-as-printed.ts';
import { asTyped } from './data/corpus-as-typed.ts';
import { byPeople } from './data/corpus-by-people.ts';
import { notAddresses } from './data/corpus-not-addresses.ts';
import { readByAStranger } from './data/corpus-read-by-a-stranger.ts';
import type { CorpusRow } from './data/corpus-row.ts';
import { searched } from './data/corpus-searched.ts';
import { unseenEurope } from './data/corpus-unseen-europe.ts';
import { unseenWorld } from './data/corpus-unseen-world.ts';
import { world } from './data/corpus-world.ts';
import { type Judgement, judge } from './judge.ts';

/** The first two are by people who had not seen the reader. */
export const corpora: Readonly<Record<string, readonly CorpusRow[]>> = {
  unseen: [...unseenEurope, ...unseenWorld],
  readByAStranger,
  byPeople,
  asTyped,
  asPrinted,
  world,
  searched,
  notAddresses,
};

/** The country that the address of a row is in. */
export function countryOf([pastedIn, , right]: CorpusRow): string {
  const [parts] = right === 'declined' ? [] : [right].flat();
  return parts?.country ?? pastedIn;
}

/** The regions of a country; none where it has no closed list of them. */
export async function areasIn(iso2: string): Promise<readonly Area[]> {
  const load = areaFiles[iso2];
  return load ? areasFrom((await load()).areas) : [];
}

/** Reads each row and judges the reading. */
export async function judgeAll(
  rows: readonly CorpusRow[],
): Promise<readonly { readonly row: CorpusRow; readonly judgement: Judgement }[]> {
  return Promise.all(
    rows.map(async (row) => {
      const answer = await readIn(row[0], row[1]);
      return { row, judgement: judge(row, answer, await areasIn(countryOf(row))) };
    }),
  );
}

/** Reads a text once more with the regions of the country it names, as a form does that changes its country for it. */
export async function readIn(iso2: string, text: string): Promise<ReadAddress> {
  const first = readAddress(text, iso2, await areasIn(iso2));
  if (first.country === null || first.country === iso2) return first;
  const second = readAddress(text, first.country, await areasIn(first.country));
  return { ...second, country: second.country ?? first.country };
}
