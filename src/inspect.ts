/**
 * Public entry point: the state of an element, step by step, for logs and tools. Its content may change with any
 * version.
 *
 * @experimental
 */
export { type Inspection, inspect } from './elements/engine/inspect.ts';
export type { Transition } from './elements/engine/store.ts';
