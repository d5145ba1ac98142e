import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importedBy } from './import-graph.ts';

/** Which folders each folder of `src` may import from. A file directly in `src` may import everything. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  // How long to wait, and how long to keep: the client and the proxy wait alike.
  waiting: [],
  i18n: [],
  client: ['contract', 'waiting'],
  core: ['contract'],
  proxy: ['contract', 'waiting'],
  elements: ['contract', 'client', 'core', 'i18n', 'waiting'],
  // For the pages and servers of shops.
  backends: ['contract', 'core'],
  // Types alone, made of those of the elements.
  frameworks: ['contract', 'client', 'core', 'i18n', 'elements'],
  // For the tests of shops.
  testing: ['contract', 'client', 'core', 'elements'],
  // A user of the public entry, as everybody else's server is. Beyond it, only facts that would else stand here again.
  server: ['proxy.ts', 'proxy', 'contract'],
  'check-proxy': ['contract', 'client', 'waiting'],
  // The reference service and the sandbox are commands of the package, too.
  bin: ['contract', 'proxy', 'server', 'check-proxy', 'demo'],
};

/** The parts of its own layer that a folder or file may import: only those named, or all but those. */
type Within = { readonly only: readonly string[] } | { readonly not: readonly string[] };

/**
 * The layers within a layer. A part is a folder, a folder of a folder (`panels/*`, each apart from the others) or a
 * file; `*.ts` are the files directly in the layer, `panels/*.ts` those directly in that folder. Parts without a line here are
 * free.
 */
const within: Readonly<Record<string, Readonly<Record<string, Within>>>> = {
  core: {
    // What every slice may know: each stands alone.
    '*.ts': { only: [] },
    country: { only: ['*.ts'] },
    address: { only: ['country', '*.ts'] },
    text: { only: ['country', 'address', '*.ts'] },
    search: { only: ['country', 'address', 'text', '*.ts'] },
    manual: { only: ['country', 'address', 'text', '*.ts'] },
    'dutch-lookup': { only: ['country', 'address', '*.ts'] },
    'page-fields': { only: ['country', 'address', '*.ts'] },
  },
  elements: {
    // There at once: it is to import nothing of what comes when a person does.
    field: { only: ['localization'] },
    localization: { only: ['field'] },
    form: { only: ['field'] },
    focus: { only: ['field'] },
    requests: { only: ['field'] },
    speech: { only: ['field', 'panels/*.ts'] },
    autofill: { only: ['field', 'localization'] },
    combobox: { only: ['field', 'localization'] },
    // None knows the engine, an element, or another panel.
    'panels/*': { only: ['field', 'localization', 'focus', 'requests', 'autofill', 'combobox', 'panels/*.ts'] },
    'page-fields': { only: ['field', 'localization', 'focus', 'requests', 'panels/*.ts'] },
    engine: { not: ['address-entry', 'nl-postcode-lookup'] },
    'address-entry': { not: ['nl-postcode-lookup'] },
    'nl-postcode-lookup': { not: ['address-entry'] },
  },
};

/** The texts that a layer must not have, and the reason; the compiler cannot see these. */
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

/** Longest file, in lines: past them it is looked at. */
const longest = 400;

/** Everything that breaks the layering, one sentence each. */
export function layerProblems(root: string): readonly string[] {
  const files = globSync('{src,demo}/**/*.ts', { cwd: root, exclude: ['**/node_modules/**'] }).sort();
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const problems = [importProblems, roomProblems, banProblems, lengthProblems];
    return problems.flatMap((problemsOf) => problemsOf(file, text));
  });
}

/** A file of the elements that is in no folder. */
export function roomProblems(file: string): readonly string[] {
  return /^src\/elements\/[^/]+$/.test(file)
    ? [`${file} lies directly in src/elements: it belongs in one of the folders`]
    : [];
}

/** Imports of one file that its place does not allow, one sentence each; dynamic and type imports count. */
export function importProblems(file: string, text: string): readonly string[] {
  const [, layer] = /^src\/([^/]+)\//.exec(file) ?? [];
  const imports = importedBy(file, text);
  if (!layer) return demoProblems(file, imports);
  return imports.flatMap((path) => {
    const [, target] = /^(?:src\/)?([^/]+)/.exec(path) ?? [];
    if (target === layer) return withinProblems(layer, file, path);
    if (mayImport[layer]?.includes(target ?? '')) return [];
    return [`${file} imports ${path}: ${layer} may import ${mayImport[layer]?.join(', ') || 'nothing'}`];
  });
}

/** Imports of a part of a layer from another part of it. */
function withinProblems(layer: string, file: string, path: string): readonly string[] {
  const [from, to] = [partOf(layer, file), partOf(layer, path)];
  const [name, rule] = Object.entries(within[layer] ?? {}).find(([pattern]) => matches(from, pattern)) ?? [];
  if (!rule || from === to) return [];
  const isNamed = ('only' in rule ? rule.only : rule.not).some((pattern) => matches(to, pattern));
  if (isNamed === 'only' in rule) return [];
  const why = 'only' in rule ? `only ${rule.only.join(', ') || 'itself'}` : `anything but ${rule.not.join(', ')}`;
  return [`${file} imports ${path}: ${layer}/${name} may import ${why} of ${layer}`];
}

/** The folder of a file within its layer, `panels/search` for one of several in `panels`; a file's name in no folder. */
function partOf(layer: string, file: string): string {
  const [first = '', ...rest] = file.split('/').slice(2);
  return within[layer]?.[`${first}/*`] ? [first, ...rest.slice(0, 1)].join('/') : first;
}

function matches(part: string, pattern: string): boolean {
  if (pattern.endsWith('*.ts')) {
    const folder = pattern.slice(0, -'*.ts'.length);
    return part.startsWith(folder) && part.endsWith('.ts') && !part.slice(folder.length).includes('/');
  }
  return pattern.endsWith('/*') ? part.startsWith(pattern.slice(0, -1)) : part === pattern;
}

/** The demo is a user of the public entries; its service knows the contract and nothing else of ours. */
function demoProblems(file: string, imports: readonly string[]): string[] {
  if (!file.startsWith('demo/')) return [];
  const allowed = file.startsWith('demo/service/')
    ? /^src\/contract\/|^demo\/service\//
    : /^src\/([^/]+|i18n\/(auto|languages\/\w+))\.ts$|^src\/themes\/|^demo\//;
  return imports.filter((path) => !allowed.test(path)).map((path) => `${file} imports ${path}`);
}

function banProblems(file: string, text: string): string[] {
  return banned
    .filter(({ where, what }) => where.test(file) && what.test(text))
    .map(({ what, why }) => `${file} has ${what.exec(text)?.[0].trim()}: ${why}`);
}

function lengthProblems(file: string, text: string): string[] {
  const lines = text.split('\n').length - 1;
  return lines > longest && !file.includes('/data/') ? [`${file} has ${lines} lines, more than ${longest}`] : [];
}
