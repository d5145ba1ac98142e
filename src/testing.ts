/**
 * Public entry point: a client with fixed answers, and functions that operate an element like a shopper, for the tests
 * of a shop.
 */

export {
  addUnit,
  chooseSuggestion,
  completeAddress,
  type DutchHouse,
  enterByHand,
  fillField,
  lookUpAddress,
  type PartsByHand,
  pressButton,
  settled,
  suggestionsOf,
  typeAddress,
} from './testing/actions.ts';
export {
  type Answer,
  answerTo,
  createTestClient,
  type TestAnswers,
  testAddresses,
} from './testing/answers.ts';
export { type FieldInSight, type InSight, inSight } from './testing/sight.ts';
