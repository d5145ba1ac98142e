import { defineConfig } from 'vite';

/** The self-contained file for a script tag. The ESM entries are plain compiler output; see `src/tsconfig.json`. */
export default defineConfig({
  publicDir: false,
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
