/** The ways of shoppers with the keyboard: every state of both elements, and the way from one to the next. */
import type { Journey } from './journeys/acts.ts';
import { answers } from './journeys/answers.ts';
import { interrupted } from './journeys/interrupted.ts';
import { searching } from './journeys/searching.ts';

/** Every journey, each on a page of its own. */
export const journeys: readonly Journey[] = [...searching, ...answers, ...interrupted];
