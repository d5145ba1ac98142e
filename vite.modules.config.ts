import { defineConfig } from 'vite';
import { compactTemplates } from './vite.config.ts';

/** What a bundler takes in: module by module as in `src`, so that it can leave out and split as the page needs. */
export default defineConfig({
  publicDir: false,
  plugins: [compactTemplates],
  build: {
    target: 'es2022',
    emptyOutDir: false,
    minify: false,
    lib: {
      entry: ['index', 'address-entry', 'nl-postcode-lookup', 'nl', 'client', 'proxy'].map((name) => `src/${name}.ts`),
      formats: ['es'],
    },
    rolldownOptions: {
      // The page's own, so that there is one of it.
      external: [/^@?lit\b/, /^node:/],
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});
