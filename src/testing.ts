/** Public entry: a client of fixed answers, and what a person does with an element, for the tests of a shop. */
export {
  type Answer,
  answerTo,
  createTestClient,
  type TestAnswers,
  testAddresses,
} from './testing/answers.ts';
export { chooseSuggestion, completeAddress, settled, suggestionsOf, typeAddress } from './testing/person.ts';
export { startTestService, type TestLedger, type TestService, type TestServiceOptions } from './testing/service.ts';
