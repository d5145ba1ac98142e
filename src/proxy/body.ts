/** The body of an answer: read with care, for it comes from elsewhere. */

/** Most bytes of an answer, decompressed: the longest list is far below it. */
export const mostBytes = 1_048_576;
/** Most bytes of an error that are read so that its connection can be used again. */
const mostErrorBytes = 16_384;
/** Objects and arrays in each other; the contract has six. */
const mostLevels = 32;

export interface Body {
  readonly text: string;
  readonly bytes: number;
}

/** Null when it is too long or not UTF-8. Rejects when the connection breaks. */
export async function readBody(response: Response): Promise<Body | null> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  let text = '';
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (bytes > mostBytes) return null;
    const part = decode(() => decoder.decode(chunk, { stream: true }));
    if (part === null) return null;
    text += part;
  }
  const rest = decode(() => decoder.decode());
  return rest === null ? null : { text: text + rest, bytes };
}

/** Reads on to the end of a short body that nobody is interested in. */
export async function discardBody(response: Response): Promise<void> {
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > mostErrorBytes) return;
    }
  } catch {
    // Its status is known, and that is all it was for.
  }
}

/** Undefined for what is no JSON, or nested too deep. */
export function parseJson(text: string): unknown {
  try {
    const value = JSON.parse(text) as unknown;
    return isShallow(value, mostLevels) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((member) => isShallow(member, levels - 1));
}

function decode(task: () => string): string | null {
  try {
    return task();
  } catch {
    return null;
  }
}
