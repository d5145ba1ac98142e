/** The error texts of commands about arguments that they cannot read. */

/**
 * A sentence about arguments that a command cannot read, made from Node's error, without the full stop.
 *
 * @param error the error that `parseArgs` of `node:util` threw
 */
export function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  const [, name = ''] = /'([^' ]+)/.exec(message) ?? [];
  if (message.startsWith('Unknown option')) return `There is no option ${name}`;
  if (message.startsWith('Unexpected argument')) return `There are no arguments without a name, such as "${name}"`;
  if (message.includes('does not take an argument')) return `The option ${name} takes no value`;
  return `The option ${name} needs a value`;
}
