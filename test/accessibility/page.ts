/** The script of the journeys' pages: every element, and the function that inspects them. */
import { idleFile } from '../../src/elements/engine/idle-file.ts';

export * from '../../src/index.ts';
export { inspect } from '../../src/inspect.ts';

// The clock of the page stands still, and so the browser is never idle.
void idleFile.load();
