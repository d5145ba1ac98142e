/**
 * Runs before `npm publish` and stops it while `package.json` does not say where the repository is: without that, links in
 * the README lead nowhere on the page of the package, and nobody can report a mistake.
 */
import { readFileSync } from 'node:fs';

const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
const manifest = JSON.parse(text) as Readonly<Record<string, unknown>>;
const missing = ['repository', 'homepage', 'bugs'].filter((member) => !manifest[member]);
if (missing.length > 0) {
  console.error(
    `package.json lacks ${missing.join(', ')}: set them to the address of the repository before publishing.`,
  );
  process.exit(1);
}
