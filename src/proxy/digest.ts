/** Digests and signatures, with the Web Cryptography that every platform has. */

/**
 * The first 16 hexadecimal digits of the SHA-256 of a text. They tell texts apart and do not reveal them. An attacker
 * cannot choose a text that has the digits of another.
 */
export async function hashOf(text: string): Promise<string> {
  return hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)), 8);
}

/**
 * Imports a key that signs and verifies (HMAC with SHA-256).
 *
 * @param key text, or bytes at random
 */
export function importKey(key: string | Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const bytes = typeof key === 'string' ? new TextEncoder().encode(key) : key;
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}

/** The first bytes in hexadecimal digits, two for each. Default: all of them. */
export function hexOf(bytes: ArrayBufferLike, count = bytes.byteLength): string {
  return Array.from(new Uint8Array(bytes, 0, count), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
