/** The site as `npm run docs` leaves it, for those who look at it: tests, and Lighthouse. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Folder of the built pages. */
export const docsFolder = fileURLToPath(new URL('dist/html', import.meta.url));

/** Builds the site anew, in a process of its own. Ends this one when that fails. */
export function buildDocs(): void {
  const program = fileURLToPath(new URL('build.ts', import.meta.url));
  const { status } = spawnSync(process.execPath, [program], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
