/** Digests and signatures. */

/**
 * Node's own hash, where the platform has it. It answers at once, while Web Cryptography, which every platform
 * has, asks another thread: that takes longer than the whole rest of a request.
 */
const { process } = globalThis as {
  process?: { getBuiltinModule?: (name: string) => { hash?: (name: 'sha256', text: string) => string } | undefined };
};
const node = process?.getBuiltinModule?.('node:crypto');

/** UTF-8. */
export const bytesOf = (text: string) => new TextEncoder().encode(text);

/**
 * The first 16 hexadecimal digits of the SHA-256 of a text. They tell texts apart and do not reveal them. An attacker
 * cannot choose a text that has the digits of another.
 */
export async function hashOf(text: string): Promise<string> {
  const digest = node?.hash?.('sha256', text);
  return (digest ?? hexOf(await crypto.subtle.digest('SHA-256', bytesOf(text)))).slice(0, 16);
}

/** Returns a function that signs texts (HMAC with SHA-256), in hexadecimal digits. */
export function createSigner(key: string): (text: string) => Promise<string> {
  const imported = importKey(key);
  return async (text) => hexOf(await crypto.subtle.sign('HMAC', await imported, bytesOf(text)));
}

/**
 * Returns a function that tells whether one of the keys has signed a text. It compares in constant time. Keys are imported for
 * the first text, because some platforms allow no cryptography earlier.
 */
export function createVerifier(keys: readonly string[]): (text: string, signature: string) => Promise<boolean> {
  let imported: Promise<CryptoKey[]> | null = null;
  return async (text, signature) => {
    const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
    imported ??= Promise.all(keys.map(importKey));
    for (const key of await imported) if (await crypto.subtle.verify('HMAC', key, bytes, bytesOf(text))) return true;
    return false;
  };
}

/** The shortest key that is accepted, in characters, because a key that can be guessed proves nothing and hides nothing. */
export const keyMinLength = 32;

/** The longest life of what is signed: a day. No page is open for longer, and no mistake makes one that lasts for years. */
const longestLifeSeconds = 86_400;

/** @throws TypeError with a sentence when an option is not a number of seconds that something signed may live */
export function checkLifetime(name: string, seconds: number): void {
  if (Number.isInteger(seconds) && seconds >= 1 && seconds <= longestLifeSeconds) return;
  throw new TypeError(`${name} must be whole seconds, from 1 to ${longestLifeSeconds}.`);
}

/** True if something signed, which expires then (seconds since the epoch), is still valid and was not made in the future. */
export function isInLife(expires: number, now: () => number): boolean {
  const secondsLeft = expires - now() / 1_000;
  // The clock of the server that made it may be a minute ahead.
  return secondsLeft > 0 && secondsLeft <= longestLifeSeconds + 60;
}

/** Imports a key that signs and verifies. */
function importKey(key: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytesOf(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}

/** The bytes in hexadecimal digits, two for each. */
export function hexOf(bytes: ArrayBufferLike): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
