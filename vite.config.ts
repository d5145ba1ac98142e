import { defineConfig, type Plugin } from 'vite';

/** Pages that do not say they are UTF-8 would read other letters, or stumble over them. */
const asciiOnly: Plugin = {
  name: 'ascii only',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\x7f]/g, escapeUnit);
    }
  },
};

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** The self-contained file for a script tag. The ESM entries are plain compiler output; see `src/tsconfig.json`. */
export default defineConfig({
  publicDir: false,
  plugins: [asciiOnly],
  build: {
    target: 'es2022',
    lib: {
      entry: 'src/index.ts',
      formats: ['iife'],
      name: 'addressEntry',
      fileName: () => 'address-entry.min.js',
    },
  },
});
