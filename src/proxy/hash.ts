/**
 * The first 16 hexadecimal digits of the SHA-256 of a text. They tell texts apart and do not reveal them. An attacker
 * cannot choose a text that has the digits of another.
 */
export async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest, 0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
