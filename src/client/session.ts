/** Creates a session id for entering one address: 32 hexadecimal characters (§5.3 rule 3). */
export function newSessionId(): string {
  // `randomUUID` needs a secure context, which a shop's test page may not have.
  return [...crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(16).padStart(8, '0')).join('');
}
