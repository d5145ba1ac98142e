import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Match } from '../../../../src/contract/types.ts';
import { newSearch } from '../../../../src/core/search/begin.ts';
import { doubtfulAddressOf, onlyAddressOf } from '../../../../src/core/search/options.ts';
import { readText } from '../../../../src/core/search/read-text.ts';
import { reduceSearch } from '../../../../src/core/search/reducer.ts';
import type { SuggestRequest } from '../../../../src/core/search/state.ts';
import { rewritten } from './rewritten.ts';
import { enter } from './service.ts';
import { listed } from './texts.ts';

const seed = { id: 'session-1', time: 0 };

function matchOf(row: string): Match {
  const [line = '', place = ''] = row.split(' | ');
  // The service writes the street first in its value, whatever the country does.
  const [, number, street] = /^(\d\S*) (.*)$/.exec(line) ?? [];
  const value = `${place}, ${number ? `${street} ${number}` : line} `;
  return { value, label: line, description: place, precision: 'Address', context: row, highlights: [] };
}

/** The effect of Enter beside a list. */
async function answerTo(text: string, iso2: string, matches: readonly Match[]) {
  const around = { country: { name: iso2, iso2, iso3: `${iso2}X` }, minLength: 2 };
  const typed = reduceSearch(newSearch(around.country, ''), { type: 'typed', text, seed, isListWanted: true }, around);
  const answer = { newContext: null, matches };
  const request = typed.request as SuggestRequest;
  let state = reduceSearch(typed, { type: 'matchesArrived', request, answer }, around);
  if (state.toRead) {
    const reading = await readText(state.toRead);
    state = reduceSearch(state, { type: 'textRead', reading, seed }, around);
  }
  const [only, doubtful] = [onlyAddressOf(state), doubtfulAddressOf(state)];
  return { answer: only ? 'taken' : doubtful ? 'asked' : 'refused', match: only ?? doubtful };
}

describe('Enter', () => {
  for (const { iso2, list, texts } of [...listed, ...rewritten]) {
    const matches = list.map(matchOf);
    for (const [text, expected] of texts) {
      it(`in ${iso2}, beside ${list[0]}: "${text}" is ${expected}`, async () => {
        const { answer, match } = await answerTo(text, iso2, matches);
        assert.equal(answer, expected);
        if (match && rewritten.some((it) => it.list === list)) assert.equal(match, matches[0]);
      });
    }
  }

  it('is tested with 200 texts', () => {
    assert.ok(listed.flatMap(({ texts }) => texts).length >= 200);
  });
});

describe('another address than the typed one', () => {
  for (const [iso2, name, text] of [
    ['US', 'United States', '1110 US Highway 41, Roswell'],
    ['US', 'United States', '1110 US Highway 41, 90502 Oklahoma City'],
    ['IT', 'Italy', "Via del Mulino 9, 96100 Quartu Sant'Elena"],
    ['SE', 'Sweden', 'Gustav Adolfs torg 6, Märsta'],
    // The town has the name of the street.
    ['LU', 'Luxembourg', "2 rue de l'alzette esch"],
  ] as const) {
    it(`is neither chosen nor proposed: ${text}`, async () => {
      const country = { iso2, name, iso3: { US: 'USA', IT: 'ITA', LU: 'LUX', SE: 'SWE' }[iso2] };
      assert.equal((await enter(text, country)).answer, 'refused');
    });
  }
});
