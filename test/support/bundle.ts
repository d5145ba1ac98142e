/** What the build of an app makes of the public entries. */
import { fileURLToPath } from 'node:url';
import type { build, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** The folder of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The files of a build that are code. */
export function chunksIn(output: Awaited<ReturnType<typeof build>>): readonly Chunk[] {
  const outputs = Array.isArray(output) ? output : [output];
  return outputs
    .flatMap((result) => ('output' in result ? result.output : []))
    .filter((file): file is Chunk => file.type === 'chunk');
}
