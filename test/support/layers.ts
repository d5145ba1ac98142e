import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Which folders each folder of `src` may import from. A file directly in `src` may import everything. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  i18n: [],
  client: ['contract'],
  core: ['contract'],
  proxy: ['contract'],
  elements: ['contract', 'client', 'core', 'i18n'],
  // A user of the public entry, as everybody else's server is.
  server: ['proxy.ts'],
  'check-proxy': ['contract', 'client'],
  bin: ['contract', 'proxy', 'server', 'check-proxy'],
};

/** What a layer must not say, and why; the compiler cannot see these. */
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

/** Longest file, in lines. */
const longest = 260;

/** Everything that breaks the layering, one sentence each. */
export function layerProblems(root: string): readonly string[] {
  const files = globSync('{src,demo}/**/*.ts', { cwd: root }).sort();
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [...importProblems(file, text), ...banProblems(file, text), ...lengthProblems(file, text)];
  });
}

function importProblems(file: string, text: string): string[] {
  const [, layer] = /^src\/([^/]+)\//.exec(file) ?? [];
  const imports = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path]) =>
    normalize(join(dirname(file), path ?? '')),
  );
  if (!layer) return demoProblems(file, imports);
  return imports.flatMap((path) => {
    const [, target] = /^src\/([^/]+)/.exec(path) ?? [];
    if (target === layer || mayImport[layer]?.includes(target ?? '')) return [];
    return [`${file} imports ${path}: ${layer} may import ${mayImport[layer]?.join(', ') || 'nothing'}`];
  });
}

/** The demo is a user of the public entries; its service knows the contract and nothing else of ours. */
function demoProblems(file: string, imports: readonly string[]): string[] {
  if (!file.startsWith('demo/')) return [];
  const allowed = file.startsWith('demo/service/') ? /^src\/contract\/|^demo\/service\// : /^src\/[^/]+\.ts$|^demo\//;
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
