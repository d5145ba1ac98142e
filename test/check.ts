/**
 * Types (each layer with what it may know of the world), lint, format and layers, then what no tool knows: texts that a layer must not
 * have, and the manifest of the elements.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createManifest, elementsOf, namesOf, outOfDocs, outOfStep, undescribedEntries } from './support/manifest.ts';
import { unknownAttributes } from './support/snippets.ts';
import { readSources } from './support/source.ts';

/** What the compiler and the linter cannot see. */
const banned: readonly { readonly where: RegExp; readonly what: RegExp; readonly why: string }[] = [
  {
    where: /^src\/core\//,
    what: /\bDate\.now\b|\bnew Date\b|\bMath\.random\b/,
    why: 'core has no clock and no chance',
  },
  {
    where: /^src\/elements\//,
    what: /\binnerHTML\b|\bunsafe(HTML|SVG|Static)\b|\bstyleMap\b|\sstyle=/,
    why: 'service text never becomes markup, and a strict CSP forbids inline styles',
  },
  { where: /^src\/(?!bin\/)/, what: /\b(local|session)Storage\b/, why: 'nothing is kept beyond the page' },
];

const root = fileURLToPath(new URL('..', import.meta.url));

const read = (file: string) => readFileSync(join(root, file), 'utf8');

function step(name: string, command: string, args: readonly string[]): void {
  console.log(`${name} …`);
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

step('types', 'tsc', ['-p', 'tsconfig.json']);
for (const layer of ['contract', 'waiting', 'core', 'i18n', 'client', 'proxy']) {
  if (existsSync(`${root}/src/${layer}/tsconfig.json`)) step(`types of ${layer}`, 'tsc', ['-p', `src/${layer}`]);
}
step('lint, format and layers', 'biome', ['ci', '--error-on-warnings', '.']);

const sources = readSources(root, 'src/**/*.ts');
/** Which custom states are on is decided in the core. */
const interfaceSources = sources.filter(({ file }) => /^src\/(elements|core)\//.test(file));

async function manifestProblems(): Promise<readonly string[]> {
  const files = ['README.md', ...globSync('docs/*.md', { cwd: root })];
  const pages = files.map(read).join('\n');
  const described = elementsOf(await createManifest());
  return [
    ...outOfStep(described, interfaceSources),
    ...described.flatMap((element) => {
      const own = files.find((file) => file === `docs/${element.tagName}.md`) ?? 'README.md';
      return [
        ...undescribedEntries(element),
        ...outOfDocs(element, pages, read(own)),
        ...unknownAttributes(element.tagName ?? '', namesOf(element, 'attribute')),
      ];
    }),
  ];
}

console.log('banned texts, manifest …');
const problems = [
  ...sources.flatMap(({ file, text }) =>
    banned
      .filter(({ where, what }) => where.test(file) && what.test(text))
      .map(({ what, why }) => `${file} has ${what.exec(text)?.[0].trim()}: ${why}`),
  ),
  ...(await manifestProblems()),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log('all is well');
