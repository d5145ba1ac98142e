/** Reads a file as text: UTF-8, UTF-16 or Windows-1252, packed by gzip or not, never more than a piece of it in memory. */
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';

/** A file that cannot be imported; the message is a sentence for the person who named it. */
export class DataFileError extends Error {}

/** Unpacked bytes for each packed one: addresses are at 5 to 20, a file made to fill a disk at 1,000. */
const highestRatio = 200;
/** Unpacked bytes that any file may have. */
const freeBytes = 64 * 1_024 * 1_024;

/**
 * The text of a file, piece by piece.
 *
 * @throws DataFileError when the file is missing, cannot be read, or is no text.
 */
export async function* textOf(path: string): AsyncGenerator<string> {
  const size = await sizeOf(path);
  const start = await beginningOf(path);
  if (start.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) {
    throw new DataFileError(`${path} is a zip archive: unpack it first. Only gzip is read as it is`);
  }
  const isPacked = start[0] === 0x1f && start[1] === 0x8b;
  const file = createReadStream(path, { highWaterMark: 1_024 * 1_024 });
  const gunzip = createGunzip();
  const bytes: AsyncIterable<Buffer> = isPacked
    ? file.on('error', (error) => gunzip.destroy(error)).pipe(gunzip)
    : file;
  let unpacked = 0;
  const decode = createDecoder();
  try {
    for await (const piece of bytes) {
      unpacked += piece.length;
      if (isPacked && unpacked > freeBytes && unpacked > size * highestRatio) {
        throw new DataFileError(
          `${path} unpacks to more than ${highestRatio} times its size: it is no list of addresses`,
        );
      }
      yield decode(piece, false);
    }
    yield decode(Buffer.alloc(0), true);
  } catch (error) {
    if (error instanceof DataFileError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (/^Z_/.test(code)) throw new DataFileError(`${path} is damaged: its gzip data end too early or are not whole`);
    throw error;
  } finally {
    file.destroy();
  }
}

async function sizeOf(path: string): Promise<number> {
  try {
    const found = await stat(path);
    if (!found.isFile()) throw new DataFileError(`${path} is no file`);
    return found.size;
  } catch (error) {
    if (error instanceof DataFileError) throw error;
    throw new DataFileError(`${path} cannot be read: there is no such file, or no right to read it`);
  }
}

async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path).catch(() => {
    throw new DataFileError(`${path} cannot be read: there is no right to read it`);
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

type Decode = (bytes: Uint8Array, isLast: boolean) => string;

/**
 * UTF-16 by its mark, else UTF-8. A file whose first letter beyond ASCII is not valid UTF-8 is Windows-1252; once there
 * was a valid one, what is not valid becomes U+FFFD, and its row is refused.
 */
function createDecoder(): Decode {
  let decoder: TextDecoder | null = null;
  let held = new Uint8Array(0);
  let isCertain = false;
  return (bytes, isLast) => {
    decoder ??= new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8', { fatal: true });
    try {
      const text = decoder.decode(bytes, { stream: !isLast });
      isCertain ||= /[^\p{ASCII}\uFEFF]/u.test(text);
      // Bytes that the decoder keeps for the next piece, should that show that they are no UTF-8.
      held = bytes.length > 3 ? bytes.slice(-3) : new Uint8Array([...held, ...bytes].slice(-3));
      return text;
    } catch {
      const label = isCertain ? 'utf-8' : 'windows-1252';
      decoder = new TextDecoder(label);
      const open = isCertain ? [] : [...held].slice([...held].findLastIndex((byte) => byte < 0x80) + 1);
      isCertain = true;
      return decoder.decode(new Uint8Array([...open, ...bytes]), { stream: !isLast });
    }
  };
}
