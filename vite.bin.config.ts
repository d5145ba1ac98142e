import { defineConfig } from 'vite';

/**
 * The commands, each complete in itself: whoever installs the elements gets no server libraries, and whoever runs a
 * command needs none.
 */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: true,
    target: 'node22',
    outDir: 'dist/bin',
    license: { fileName: 'licenses.md' },
    rollupOptions: {
      input: ['src/bin/address-entry-proxy.ts', 'src/bin/address-entry-check-proxy.ts'],
      output: { entryFileNames: '[name].js' },
    },
  },
});
