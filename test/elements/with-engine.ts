/**
 * Registers both elements. Each has its engine in the task in which it is made, so that a test finds its state at once; in a page, and in
 * `test/elements/late`, the engine comes later. A run with `--engine-late` has it later everywhere.
 */
import { addressEntryEngine } from '../../src/elements/address-entry/element.ts';
import { nlPostcodeLookupEngine } from '../../src/elements/nl-postcode-lookup/element.ts';
import '../../src/address-entry.ts';
import '../../src/nl-postcode-lookup.ts';

if (!globalThis.testRun?.isEngineLate) {
  await Promise.all([addressEntryEngine.load(), nlPostcodeLookupEngine.load()]);
  addressEntryEngine.isAtOnce = true;
  nlPostcodeLookupEngine.isAtOnce = true;
}
