/**
 * A new session id: 32 hexadecimal characters (§5.3 rule 3). One for each address entry.
 * `randomUUID` would need a secure context; a shop's test page may have none.
 */
export function newSessionId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
