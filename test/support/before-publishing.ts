/**
 * The first step of the workflow that publishes, which it ends
 *
 * - while `package.json` does not say where the repository is: without that, links in the README lead nowhere on the page of
 *   the package, and users cannot report a mistake;
 * - while `CHANGELOG.md` does not say what is in the version.
 */
import { readFileSync } from 'node:fs';

const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
const changelog = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8');
const manifest = JSON.parse(text) as Readonly<Record<string, unknown>>;
const missing = ['repository', 'homepage', 'bugs'].filter((member) => !manifest[member]);
if (missing.length > 0) {
  console.error(
    `package.json lacks ${missing.join(', ')}: set them to the address of the repository before publishing.`,
  );
  process.exit(1);
}

const version = String(manifest['version']);
const heading = changelog.split('\n').find((line) => line.startsWith(`## ${version}`)) ?? '';
if (heading === '' || /unreleased/.test(heading)) {
  console.error(`CHANGELOG.md has no part "## ${version}, DATE": say what is in the version before publishing.`);
  process.exit(1);
}
