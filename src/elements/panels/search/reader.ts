/** The parser of typed text, and the reducer for its results. Loaded when there is text to parse. */
export { readingSlice } from '../../../core/entry/reading-slice.ts';
export { readBeyond, readText } from '../../../effects/reader.ts';
