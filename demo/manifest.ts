/** The manifest of the elements, as the package has it in `custom-elements.json`. */
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

let manifest: Promise<unknown> | undefined;

/** The manifest, analysed when it is first asked for: that takes some seconds. Nothing is written. */
export function readManifest(): Promise<unknown> {
  manifest ??= analyse();
  return manifest;
}

async function analyse(): Promise<unknown> {
  // A name that the compiler does not follow: the analyzer comes without types for its commands.
  const { cli } = await import('@custom-elements-manifest/analyzer/cli.js' as string);
  const config = 'test/support/custom-elements-manifest.config.mjs';
  return cli({ argv: ['analyze', '--config', config], cwd: root, noWrite: true });
}
