/** Lines and cells of a pasted text on one line, with a comma between them; null for a text that has one line as it is. */
export function pastedLine(text: string): string | null {
  if (!/[\r\n\t\u2028\u2029]/.test(text.trim())) return null;
  return text
    .split(/[\s,]*[\r\n\t\u2028\u2029][\s,]*/)
    .filter((line) => line !== '')
    .join(', ');
}
