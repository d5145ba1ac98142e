/** Public entry: a client of fixed answers, and the acts of a person with an element, for the tests of a shop. */
export {
  type Answer,
  answerTo,
  createTestClient,
  type TestAnswers,
  testAddresses,
} from './testing/answers.ts';
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
} from './testing/person.ts';
export { type FieldInSight, type InSight, inSight } from './testing/sight.ts';
