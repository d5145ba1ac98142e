/** The custom elements manifest, as in the package's `custom-elements.json`. */
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

let manifest: Promise<unknown> | undefined;

/** Analyses the manifest on first use, which takes some seconds. Writes nothing. */
export function readManifest(): Promise<unknown> {
  manifest ??= analyse();
  return manifest;
}

async function analyse(): Promise<unknown> {
  // In a variable, so that the compiler does not resolve it: the analyzer has no types for its CLI.
  const { cli } = await import('@custom-elements-manifest/analyzer/cli.js' as string);
  const config = 'test/support/custom-elements-manifest.config.mjs';
  return cli({ argv: ['analyze', '--config', config], cwd: root, noWrite: true });
}
