/** The public entries as the build of an app makes them: what is loaded at once, and what later. */
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

/** A file of a build. */
export type Chunk = Rolldown.OutputChunk;

/** The folder of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * All files of one public entry.
 *
 * @param minify whether names are short and white space is gone
 */
export async function chunksOf(entry: string, minify: boolean): Promise<readonly Chunk[]> {
  const output = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: `src/${entry}.ts`, formats: ['es'] },
      // As in the build of an app: what the entry has anyway needs no file of its own.
      rolldownOptions: { preserveEntrySignatures: 'allow-extension' },
      minify,
    },
  });
  return chunksIn(output);
}

/** The files of a build that are code. */
export function chunksIn(output: Awaited<ReturnType<typeof build>>): readonly Chunk[] {
  const outputs = Array.isArray(output) ? output : [output];
  return outputs
    .flatMap((result) => ('output' in result ? result.output : []))
    .filter((file): file is Chunk => file.type === 'chunk');
}
