import assert from 'node:assert/strict';
import { it } from 'node:test';
import { printedStates, statesTable } from './states.ts';

it('the table of steps and events in ARCHITECTURE.md matches the rules (`node test/docs/states.ts`)', () => {
  assert.equal(printedStates(), statesTable().trim());
});
