/** What the commands of the sandbox have in common: arguments, help, and sentences about what they cannot read. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** A command, and the text of its `--help`. */
export interface Command {
  readonly name: string;
  readonly help: string;
}

/** Ends the command with a sentence about what it cannot do. */
export function refuse({ name }: Command, sentence: string): never {
  console.error(`${name}: ${sentence} Try --help.`);
  process.exit(2);
}

/** The arguments of the process. Prints the help if it is asked for, and refuses what it cannot read. */
export function readArguments<const Config extends ParseArgsConfig>(command: Command, config: Config) {
  if (process.argv.includes('--help')) {
    console.log(command.help);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    return refuse(command, sentenceOf(error));
  }
}

/** The whole number of an option. Refuses other texts. */
export function numberOf(command: Command, option: string, text: string, from: number, to: number): number {
  const number = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  return number >= from && number <= to
    ? number
    : refuse(command, `--${option} must be a number from ${from} to ${to}.`);
}

/** A sentence made from the error that `parseArgs` threw. */
function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  const [, name = ''] = /'([^' ]+)/.exec(message) ?? [];
  if (message.startsWith('Unknown option')) return `There is no option ${name}.`;
  if (message.startsWith('Unexpected argument')) return `There are no arguments without a name, such as "${name}".`;
  if (message.includes('does not take an argument')) return `The option ${name} takes no value.`;
  return `The option ${name} needs a value.`;
}
