/** Reads bodies of the service within bounds, because they come from outside the proxy. */

/** The most bytes of an answer, after decompression. The longest list of the service is far shorter. */
export const answerMaxBytes = 1_048_576;
/** The most bytes of an error body that are read in order to use its connection again. */
const errorBodyMaxBytes = 16_384;
/** The deepest nesting of objects and arrays that is accepted; the contract needs six levels. */
const jsonMaxDepth = 32;

/** A body that was read to its end. */
export interface ResponseBody {
  /** The decoded text. */
  readonly text: string;
  /** Its length in bytes. */
  readonly bytes: number;
}

/**
 * The whole body of a response, or null when it is longer than `answerMaxBytes` or not UTF-8.
 *
 * @throws the error of the stream when the connection breaks.
 */
export async function readBody(response: Response): Promise<ResponseBody | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the rest of the stream.
    if (bytes > answerMaxBytes) return null;
    chunks.push(chunk);
  }
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(whole), bytes };
  } catch {
    return null;
  }
}

/** Reads a short body to its end without using it, so that its connection can be used again. Never rejects. */
export async function discardBody(response: Response): Promise<void> {
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > errorBodyMaxBytes) return;
    }
  } catch {
    // The status is known, and nothing else of this response is needed.
  }
}

/** The value of a JSON text, or undefined when it is not JSON or nested more than 32 levels deep. */
export function parseJson(text: string): unknown {
  try {
    const value = JSON.parse(text) as unknown;
    return isShallow(value, jsonMaxDepth) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((member) => isShallow(member, levels - 1));
}
