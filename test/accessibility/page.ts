/** What the pages of the journeys run: every element, and what looks into it. */
export * from '../../src/index.ts';
export { inspect } from '../../src/inspect.ts';
