/** Reads a file as text: UTF-8, UTF-16 or Windows-1252, packed by gzip or not, never more than a piece of it in memory. */
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** A file that cannot be imported; the message is a sentence for the person who named it. */
export class DataFileError extends Error {}

/** Bytes of a piece. The first one tells the encoding. */
const pieceSize = 1_048_576;

/**
 * The text of a file, piece by piece.
 *
 * @throws DataFileError when the file is missing, cannot be read, or is no text.
 */
export async function* textOf(path: string): AsyncGenerator<string> {
  const file = await open(path).catch(() => {
    throw new DataFileError(`${path} cannot be read: there is no such file, or no right to read it`);
  });
  try {
    if (!(await file.stat()).isFile()) throw new DataFileError(`${path} is no file`);
    const { buffer: start } = await file.read(Buffer.alloc(4), 0, 4, 0);
    if (start.equals(Buffer.from('PK\u0003\u0004'))) {
      throw new DataFileError(`${path} is a zip archive: unpack it first. Only gzip is read as it is`);
    }
    const packed = file.createReadStream({ start: 0, highWaterMark: pieceSize, autoClose: false });
    const isPacked = start[0] === 0x1f && start[1] === 0x8b;
    const bytes: AsyncIterable<Buffer> = isPacked
      ? pipeline(packed, createGunzip({ chunkSize: pieceSize }), () => {})
      : packed;
    let decoder: TextDecoder | null = null;
    for await (const piece of bytes) {
      decoder ??= decoderFor(piece);
      yield decoder.decode(piece, { stream: true });
    }
    yield decoder?.decode() ?? '';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (/^Z_/.test(code)) throw new DataFileError(`${path} is damaged: its gzip data end too early or are not whole`);
    throw error;
  } finally {
    await file.close();
  }
}

/** Of UTF-16 by its mark; of UTF-8, or else of Windows-1252. What is no letter in it becomes U+FFFD, and its row is refused. */
function decoderFor(start: Uint8Array): TextDecoder {
  if (start[0] === 0xff && start[1] === 0xfe) return new TextDecoder('utf-16le');
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true });
    return new TextDecoder();
  } catch {
    return new TextDecoder('windows-1252');
  }
}
