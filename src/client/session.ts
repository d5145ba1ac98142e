/** Creates a session id for entering one address: 32 hexadecimal characters (§5.3 rule 3). */
export function newSessionId(): string {
  // `randomUUID` needs a secure context, which a shop's test page may not have.
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
