/**
 * Types (each layer with what it may know of the world), lint and format, then what no tool knows: layers, rendering
 * without side effects, descriptions, sentences and words of the docs, constants of one name, the manifest, and how many places
 * keep state that can change. `--state` lists those places.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ambiguousConstants } from './support/constants.ts';
import { askingDescriptions, undescribedExports } from './support/descriptions.ts';
import { fieldProblems } from './support/field-modules.ts';
import { layerProblems } from './support/layers.ts';
import { createManifest, elementsOf, namesOf, outOfDocs, outOfStep, undescribedEntries } from './support/manifest.ts';
import { mutableState } from './support/mutable-state.ts';
import { proseProblems } from './support/prose.ts';
import { sideEffects } from './support/side-effects.ts';
import { unknownAttributes } from './support/snippets.ts';
import { readSources } from './support/source.ts';
import { countedPages, mostWords, sumOf } from './support/words.ts';

/** Most places in `src/elements` that keep state which can change; the store is not counted. A field without its engine has no store. */
const mutableCap = 23;

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
step('lint and format', 'biome', ['ci', '--error-on-warnings', '.']);

const sources = readSources(root, 'src/**/*.ts');
const elements = sources.filter(({ file }) => file.startsWith('src/elements/'));
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

/** Pages whose sentences are not checked: a list of tests, and a table that is written. */
const uncheckedPages = ['docs/behaviour.md', 'docs/countries.md'];
const pages = globSync(['*.md', 'docs/*.md', 'docs/accessibility/*.md'], { cwd: root }).filter(
  (page) => !uncheckedPages.includes(page),
);

console.log('layers, rendering, descriptions, prose, manifest …');
const problems = [
  ...layerProblems(root),
  ...fieldProblems(root),
  ...elements.flatMap(sideEffects),
  ...sources.flatMap(undescribedExports),
  ...readSources(root, '{src,demo,test,docs/site}/**/*.{ts,tsx,js,mjs}').flatMap(askingDescriptions),
  ...pages.flatMap((page) => proseProblems(page, read(page))),
  ...ambiguousConstants(sources),
  ...(await manifestProblems()),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

const words = sumOf(countedPages(root));
console.log(`${words} words in the documentation, at most ${mostWords}`);
if (words > mostWords) process.exitCode = 1;

const places = elements.filter(({ file }) => !file.endsWith('/store.ts')).flatMap(mutableState);
console.log(`${places.length} places keep state that can change, at most ${mutableCap} may`);
if (places.length > mutableCap || process.argv.includes('--state')) console.log(places.join('\n'));
if (places.length > mutableCap) process.exitCode = 1;
if (!process.exitCode) console.log('all is well');
