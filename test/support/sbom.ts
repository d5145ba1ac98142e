/** A list of all that comes with a package (a software bill of materials), in the form of CycloneDX 1.6. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { manifestOf, type PackageName, packageNames } from './packages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A package as `package-lock.json` has it. */
interface Locked {
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** A package in the list. */
export interface Component {
  readonly type: 'library';
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses: readonly ({ readonly license: { readonly id: string } } | { readonly expression: string })[];
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}

/** The list itself. */
export interface Sbom {
  readonly bomFormat: 'CycloneDX';
  readonly specVersion: '1.6';
  readonly version: 1;
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/** The package and all that is installed with it, each with its licence and what it depends on. */
export function sbomOf(name: PackageName, bundled: ReadonlySet<string>): Sbom {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, Locked>>;
  };
  const own = (of: string): Locked | null => {
    const published = packageNames.find((it) => it === of);
    return published ? { license: packages['']?.license ?? '', ...manifestOf(published) } : null;
  };
  /** The place where npm has put a package that another one asks for: the nearest folder above. */
  const placeOf = (wanted: string, from: string): string => {
    for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
      const path = `${place}${place && '/'}node_modules/${wanted}`;
      if (path in packages) return path;
      if (place === '') throw new Error(`${wanted} is not in package-lock.json`);
    }
  };
  const found = new Map<string, { readonly component: Component; readonly needs: readonly string[] }>();
  const visit = (wanted: string, from: string): string => {
    const mine = own(wanted);
    const place = mine ? '' : placeOf(wanted, from);
    const locked = mine ?? packages[place];
    if (!locked) throw new Error(`${wanted} is not in package-lock.json`);
    const component = componentOf(wanted, locked, wanted !== name && bundled.has(wanted));
    const ref = component['bom-ref'];
    if (!found.has(ref)) {
      const needs: string[] = [];
      found.set(ref, { component, needs });
      for (const other of neededBy(locked)) needs.push(visit(other, place));
      needs.sort();
    }
    return ref;
  };
  const first = visit(name, '');
  const sorted = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  const main = found.get(first)?.component;
  if (!main) throw new Error(`${name} is not a package`);
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: main },
    components: sorted.filter(([ref]) => ref !== first).map(([, { component }]) => component),
    dependencies: sorted.map(([ref, { needs }]) => ({ ref, dependsOn: needs })),
  };
}

/** The packages that npm installs with a package: its dependencies, and peers that are not optional. */
function neededBy({ dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }: Locked): readonly string[] {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...new Set([...Object.keys(dependencies), ...peers])];
}

/** @throws for a package that says nothing of its licence */
function componentOf(name: string, { version, license, integrity }: Locked, isBundled: boolean): Component {
  if (!license) throw new Error(`${name} ${version} says nothing of its licence`);
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [, algorithm = '', hash = ''] = /^(sha\d+)-(\S+)/.exec(integrity ?? '') ?? [];
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    licenses: [/\s/.test(license) ? { expression: license } : { license: { id: license } }],
    ...(hash && {
      hashes: [{ alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(hash, 'base64').toString('hex') }],
    }),
    ...(isBundled && { properties: [{ name: 'cdx:npm:package:bundled', value: 'true' }] }),
  };
}
