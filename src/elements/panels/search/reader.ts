/** The parser of typed text. Loaded when there is text to parse. */
export { readBeyond, readText } from '../../../effects/reader.ts';
