/**
 * Starts a command, if this Node can run it. Everything in this file runs on old versions, too: it imports nothing, and
 * the code of the command is loaded after the version was checked.
 */

/** The oldest Node that the commands run on, the first with `node:sqlite`; the same as `engines` of the packages. */
const oldest = { major: 22, minor: 13 };

/**
 * The message for a person whose Node is too old.
 *
 * @param version as in `process.versions.node`
 * @returns empty when the version will do
 */
export function nodeTooOld(version: string): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > oldest.major || (major === oldest.major && minor >= oldest.minor)) return '';
  return `address-entry needs Node ${oldest.major}.${oldest.minor} or newer, and this is Node ${version}. Get a newer one from https://nodejs.org`;
}

/**
 * Loads and runs a command; ends the process with the exit code 2 when this Node is too old.
 *
 * @param load imports the module whose top level is the command
 */
export function launch(load: () => Promise<unknown>): void {
  const refusal = nodeTooOld(process.versions.node);
  if (refusal === '') {
    if (process.argv.length === 3 && process.argv[2] === '--version') void printVersion();
    else void load();
    return;
  }
  console.error(refusal);
  process.exit(2);
}

/** Prints the version in the `package.json` that is two folders above, in the source as well as in `lib/bin`. */
async function printVersion(): Promise<void> {
  const { readFileSync } = await import('node:fs');
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  console.log((JSON.parse(text) as { readonly version: string }).version);
}
