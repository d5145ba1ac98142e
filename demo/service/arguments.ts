/** What commands say of arguments that they cannot read. */

/**
 * What Node says of arguments that a command cannot read, as a sentence about them, without the full stop.
 *
 * @param error what `parseArgs` of `node:util` threw
 */
export function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  const [, name = ''] = /'([^' ]+)/.exec(message) ?? [];
  if (message.startsWith('Unknown option')) return `There is no option ${name}`;
  if (message.startsWith('Unexpected argument')) return `There are no arguments without a name, such as "${name}"`;
  if (message.includes('does not take an argument')) return `The option ${name} takes no value`;
  return `The option ${name} needs a value`;
}
