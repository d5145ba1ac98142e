/** Makes a new session id for one address entry: 32 hexadecimal characters (§5.3 rule 3). */
export function newSessionId(): string {
  // `randomUUID` would need a secure context; a shop's test page may have none.
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
