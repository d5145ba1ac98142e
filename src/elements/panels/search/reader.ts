/** The reader of typed texts, with the rules that follow from a reading. Loaded when there is a text to read. */
export { readingSlice } from '../../../core/entry/reading-slice.ts';
export { readBeyond, readText } from '../../../effects/reader.ts';
