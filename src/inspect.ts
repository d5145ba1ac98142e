/** Public entry: the state of an element, step by step, for logs and tools. What is in it may change with any version. */
export { type Inspection, inspect } from './elements/engine/inspect.ts';
export type { Transition } from './elements/engine/store.ts';
