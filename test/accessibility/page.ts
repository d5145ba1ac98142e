/** The script of the journeys' pages: every element, and the function that inspects them. */
export * from '../../src/index.ts';
export { inspect } from '../../src/inspect.ts';
