/**
 * The packages that are published. What each says to npm is in `src/packages`; what all of them say, and the versions of what
 * they need, is in the `package.json` of the project.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** For pages, for servers, and for trying both without an account. */
export const packageNames = ['address-entry', 'address-entry-server', 'address-entry-sandbox'] as const;

/** The name of a package, as npm knows it. */
export type PackageName = (typeof packageNames)[number];

/** An entry of a package: a file of its own, or code with its types. */
export type Entry = string | { readonly types: string; readonly default: string };

/** The content of a published `package.json`. */
export interface PackageManifest {
  readonly name: PackageName;
  readonly version: string;
  /** The types of the main entry, for a package that has one. */
  readonly types?: string;
  readonly exports: Readonly<Record<string, Entry>>;
  /** Files that are chosen by the platform. */
  readonly imports?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly engines?: { readonly node: string };
  readonly dependencies: Readonly<Record<string, string>>;
  /** All are optional. */
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** As in `src/packages`: dependencies are named, and their versions are those of the project. */
interface Described extends Omit<PackageManifest, 'version' | 'dependencies' | 'peerDependencies'> {
  readonly dependencies: readonly string[];
  readonly peerDependencies?: readonly string[];
}

interface Project {
  readonly version: string;
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Members of the project's own `package.json` that a registry wants of each package. */
const shared = ['version', 'license', 'author', 'repository', 'homepage', 'bugs'];

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** The folder that the build makes of a package. */
export function folderOf(name: PackageName): string {
  return join(root, 'dist', name);
}

/** The `package.json` of a package. */
export function manifestOf(name: PackageName): PackageManifest {
  const project = read('package.json') as Project;
  const described = read(`src/packages/${name}.json`) as Described;
  const version = (of: string) => (of in project.dependencies ? project.dependencies[of] : project.version);
  const versions = (names: readonly string[]) => Object.fromEntries(names.map((of) => [of, version(of) ?? '']));
  const { dependencies, peerDependencies: peers } = described;
  const manifest = {
    ...described,
    ...Object.fromEntries(Object.entries(project).filter(([member]) => shared.includes(member))),
    typesVersions: { '*': typesWithoutExports(described.exports) },
    dependencies: versions(dependencies),
    ...(peers && {
      peerDependencies: versions(peers),
      peerDependenciesMeta: Object.fromEntries(peers.map((of) => [of, { optional: true }])),
    }),
  };
  return manifest as unknown as PackageManifest;
}

/** The types of each entry but the main one, for a compiler that does not read `exports`. */
function typesWithoutExports(exports: PackageManifest['exports']): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(exports).flatMap(([name, entry]) =>
      name === '.' || typeof entry === 'string' ? [] : [[name.slice(2), [entry.types]]],
    ),
  );
}

/** The source that a file of code in a package is made of, from the root of the project: `./lib/proxy.js` is `src/proxy.ts`, and
 * each language is in a folder of its own. */
export function sourceOf(file: string): string {
  const source = file.replace(/^\.\/(?:lib\/)?/, 'src/').replace(/\.js$/, '.ts');
  return source.replace(/^src\/i18n\/(?!auto\.)/, 'src/i18n/languages/');
}

/** The sources of a package's entries and commands, from the root of the project. */
export function entrySources(name: PackageName): readonly string[] {
  const { exports, bin = {} } = manifestOf(name);
  const files = Object.values(exports).flatMap((entry) => (typeof entry === 'string' ? [] : [entry.default]));
  return [...new Set(globSync([...files, ...Object.values(bin)].map(sourceOf), { cwd: root }))].sort();
}
