/**
 * The table of steps and events in `ARCHITECTURE.md`, found by asking the rules.
 *
 *     node test/docs/states.ts    writes it anew
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { stepOf } from '../../src/core/entry/panel-status.ts';
import { type EntryEvent, type EntryState, initialEntry } from '../../src/core/entry/state.ts';
import * as lookup from '../core/dutch-lookup/support.ts';
import * as search from '../core/search/support.ts';
import { house30 } from '../support/dutch-samples.ts';
import * as entry from '../support/entry.ts';
import * as typing from '../support/manual.ts';
import { belgium, house, street } from '../support/samples.ts';

const file = new URL('../../ARCHITECTURE.md', import.meta.url);

const done = entry.after(entry.manualLoaded, ...search.done);
const { address: given } = typing.committedIn(done);
const manual = typing.opened();
const looking = lookup.after(...lookup.at30);
const plain = entry.after(
  search.inNetherlands,
  entry.manualWanted,
  entry.root({ type: 'codeLoaded', code: 'manual', isThere: false }),
);

/** An entry in each of its steps, by panel. */
const columns: Readonly<Record<string, EntryState>> = {
  country: initialEntry,
  search: entry.after(entry.manualLoaded, ...search.found),
  details: entry.after(entry.manualLoaded, ...search.found, search.chose(house)),
  done,
  manual,
  review: typing.reviewed(),
  'Dutch fields': looking,
  'plain fields': plain,
};

type Step = (state: EntryState) => EntryEvent;

function typed(state: EntryState): EntryEvent {
  switch (state.panel.inSight) {
    case 'manual':
      return entry.manual(typing.edited('Dam'));
    case 'dutch-lookup':
      return lookup.typed('houseNumber', '31');
    case 'plain':
      return entry.manual({ type: 'fieldsEdited', fields: { street: 'Dam 1' } });
    default:
      return search.typed('Dam');
  }
}

/** The rows, each with its event. */
const rows: Readonly<Record<string, Step>> = {
  'the shopper types': typed,
  'chooses another country': () => search.countryChosen(belgium),
  'chooses a street': () => search.chose(street),
  'chooses an address': () => search.chose(house),
  'opens manual entry': () => entry.manualWanted,
  'goes back to the search': () => entry.searchWanted,
  'finishes manual entry, without validation': () => entry.manual(typing.committed('never')),
  'answers the review': () => entry.manual({ type: 'candidateChosen', candidate: null }),
  undoes: () => entry.root({ type: 'undone', seed: entry.seedOf() }),
  'clears the page’s fields': () => entry.root({ type: 'addressGiven', address: null, by: 'user' }),
  'the service sends the details': search.detailsArrive,
  'finds the Dutch house': lookup.arrives(house30),
  fails: search.fails('unavailable'),
  'the page sets an address': () =>
    entry.root({ type: 'addressGiven', by: 'script', address: { ...given, building: '2' } }),
  'the page clears it, or resets': () => entry.root({ type: 'reset', initial: null, seed: entry.seedOf() }),
  'the element leaves the page': () => entry.left,
};

function nameOf(state: EntryState): string {
  const { inSight } = state.panel;
  if (inSight === 'plain') return 'plain fields';
  if (inSight === 'dutch-lookup' && !state.committed) return 'Dutch fields';
  const step = stepOf(state);
  return step;
}

/** Empty where the event cannot happen, `·` where the entry stays in its step. */
function cellOf(state: EntryState, name: string, step: Step): string {
  try {
    const next = nameOf(entry.on(state, step));
    return next === name ? '·' : next;
  } catch {
    return '';
  }
}

/** The table, in Markdown. */
export function statesTable(): string {
  const names = Object.keys(columns);
  const lines = Object.entries(rows).map(([what, step]) =>
    [what, ...names.map((name) => cellOf(columns[name] ?? initialEntry, name, step))].join(' | '),
  );
  return ['', ['', ...names].join(' | '), ['---', ...names.map(() => '---')].join(' | '), ...lines]
    .map((line) => (line ? `| ${line.trim()} |` : ''))
    .join('\n');
}

const [begin, end] = ['<!-- states -->', '<!-- /states -->'];

/** The part of the page that the table has. */
export function printedStates(): string {
  const [, after = ''] = readFileSync(file, 'utf8').split(begin);
  return after.split(end)[0]?.trim() ?? '';
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const page = readFileSync(file, 'utf8');
  const [before = '', after = ''] = page.split(begin);
  writeFileSync(file, `${before}${begin}\n${statesTable()}\n\n${end}${after.split(end)[1] ?? ''}`);
}
