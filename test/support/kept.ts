/** Results of long work, each in a file, for the next build of the same. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds for which a file is kept. Each is of one state of the source. */
const keptMs = 24 * 60 * 60 * 1000;

/**
 * The value that was made of the same parts before, or is made now.
 *
 * @param folder of its file; it may be removed at any time
 * @param parts all that the value depends on: its input, settings, and the versions of what makes it
 * @param make gives a value that JSON can hold
 */
export async function kept<Value>(
  folder: string,
  parts: readonly (string | Uint8Array)[],
  make: () => Promise<Value>,
): Promise<Value> {
  const hash = createHash('sha256');
  // With their lengths, so that no two lists of parts are the same text.
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  const file = join(folder, `${hash.digest('hex')}.json`);
  const text = textOf(file);
  if (text !== undefined) return JSON.parse(text) as Value;
  const value = await make();
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (isOld(join(folder, name))) rmSync(join(folder, name), { force: true });
  // Another process may read it meanwhile, and must find all of it or nothing.
  const unfinished = join(folder, randomUUID());
  writeFileSync(unfinished, JSON.stringify(value));
  renameSync(unfinished, file);
  return value;
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** False of a file that another process has removed. */
function isOld(file: string): boolean {
  const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: Number.POSITIVE_INFINITY };
  return mtimeMs < Date.now() - keptMs;
}
