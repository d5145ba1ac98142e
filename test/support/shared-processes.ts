/**
 * The test files that share a process. To start one takes half a second of a processor, and with a browser two: longer than the tests of
 * many files do. Each file is a suite of its own, so that what it does before and after its tests is done for these alone.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Files of a kind, of which some share a process. */
interface Kind {
  /** The folders of the files. */
  readonly folders: RegExp;
  /** Those that take so long that others would be kept waiting. */
  readonly long: RegExp;
  /** Signs of a file that begins or ends something for its whole process, changes what others share, or waits. */
  readonly ownProcess: readonly RegExp[];
  /** The most files of a process. */
  readonly most: number;
  /** Lines before the first file. Default: none. */
  readonly before?: string;
}

const processBrowser = pathToFileURL(join(root, 'test/support/process-browser.ts'));

/** Lines of a process whose files share a browser. */
export const withOneBrowser = `import { keepBrowser } from '${processBrowser}';\nafter(keepBrowser());\n`;

const kinds: readonly Kind[] = [
  {
    // About functions. Files of the service share its indexes.
    folders:
      /^test\/(?:backends|check|client|contract|core|demo|docs|elements|i18n|lab|proxy|screen-reader|server|themes|waiting)\//,
    long: /^test\/(?:check\/(?:manifest|selection|side-effects|webkit|words)|elements\/random\/plain-|proxy\/(?:client-limits|fairness|fuzz|memory-store))/,
    ownProcess: [
      /process\.(?:env|on|once|exit|emit)\b|globalThis|setFlags|concurrency/,
      /spawn|execFile|startCommand|\/(?:nginx|programs|commands)\.ts'/,
      /createServer|listen\(|start(?:Proxy|RecordingService|StandInService)\(/,
    ],
    most: 30,
  },
  {
    // About pages.
    folders: /^test\/e2e\//,
    long: /\/(?:faults|people)\./,
    ownProcess: [/process\.(?:on|once|exit|emit)\b|openWholeChromium|startBench|webkit|@lit-labs\/ssr/],
    most: 8,
    before: withOneBrowser,
  },
];

/** The files as the test runner gets them: in place of the first of those that share a process, one that loads them. */
export function sharedProcesses(files: readonly string[]): readonly string[] {
  const replaced = new Map<string, readonly string[]>();
  for (const kind of kinds) {
    const sharing = files.filter((file) => mayShare(file, kind));
    const size = Math.ceil(sharing.length / Math.ceil(sharing.length / kind.most));
    while (sharing.length > 0) {
      const part = sharing.splice(0, size);
      for (const file of part) replaced.set(file, file === part[0] ? oneProcess(part, kind.before) : []);
    }
  }
  return files.flatMap((file) => replaced.get(file) ?? [file]);
}

function mayShare(file: string, { folders, long, ownProcess }: Kind): boolean {
  if (!folders.test(file) || long.test(file)) return false;
  const code = readFileSync(resolve(root, file), 'utf8');
  return !ownProcess.some((sign) => sign.test(code));
}

let folder: string | undefined;

/**
 * A file that loads test files one after the other.
 *
 * @param before lines that come first
 */
export function oneProcess(files: readonly string[], before = ''): readonly string[] {
  folder ??= newFolder();
  const entry = join(folder, `${files[0]?.replaceAll('/', '-')}.mjs`);
  const suites = files.map((file) => `describe('${file}', () => import('${pathToFileURL(resolve(root, file))}'));\n`);
  writeFileSync(entry, `import { after, describe } from 'node:test';\n${before}${suites.join('')}`);
  return [entry];
}

function newFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'address-entry-tests-'));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  return made;
}
