import { Lazy } from './lazy.ts';

/** The formats of all countries. */
export const worldFormats = new Lazy(async () => (await import('../../core/address/world-formats.ts')).worldFormatOf);
