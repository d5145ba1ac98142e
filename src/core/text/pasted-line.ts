/** A pasted text in a field of one line. A file of its own: the page has it from the start. */

/** Lines and cells of a pasted text on one line, with a comma between them; null for a text that has one line as it is. */
export function pastedLine(text: string): string | null {
  const lines = text.trim().split(/[\r\n\t\u2028\u2029]/);
  if (lines.length === 1) return null;
  return lines
    .map(withoutSigns)
    .filter((line) => line !== '')
    .join(', ');
}

/** Without blanks and commas at both ends. */
function withoutSigns(line: string): string {
  const isSign = (at: number) => /[\s,]/.test(line.charAt(at));
  let [start, end] = [0, line.length];
  while (start < end && isSign(start)) start += 1;
  while (end > start && isSign(end - 1)) end -= 1;
  return line.slice(start, end);
}
