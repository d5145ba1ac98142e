/**
 * The custom-elements manifest: whether it describes everything that is public, and whether it names what the sources
 * and the documentation name, no more and no less.
 */
import { fileURLToPath } from 'node:url';
import { attributesOf, interfaceNames, nativeEvents } from './interface-names.ts';
import type { Source } from './source.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Entry {
  readonly name: string;
  readonly description?: string;
  /** Of a member: the attribute that sets it. */
  readonly attribute?: string;
  readonly type?: { readonly text: string };
}

/** The lists of a declaration, by what one entry of it is. */
const lists = {
  attribute: 'attributes',
  member: 'members',
  event: 'events',
  slot: 'slots',
  part: 'cssParts',
  property: 'cssProperties',
  state: 'cssStates',
} as const;

type Kind = keyof typeof lists;

/** One element of the manifest. */
export type ElementDeclaration = {
  readonly name: string;
  readonly tagName?: string;
} & { readonly [List in (typeof lists)[Kind]]?: readonly Entry[] };

/** The content that `npm run build` writes to `custom-elements.json` of the package. */
export interface Manifest {
  /** Each by the path of its file from the package's folder. */
  readonly modules: readonly { readonly path: string; readonly declarations: readonly ElementDeclaration[] }[];
}

/** Analyses the sources; takes about two seconds and writes nothing. */
export async function createManifest(): Promise<Manifest> {
  // A name that the compiler does not follow: the analyzer comes without types for its commands.
  const { cli } = await import('@custom-elements-manifest/analyzer/cli.js' as string);
  const config = 'test/support/custom-elements-manifest.config.mjs';
  return cli({ argv: ['analyze', '--config', config], cwd: root, noWrite: true });
}

/** The elements of a manifest. */
export function elementsOf(manifest: Manifest): readonly ElementDeclaration[] {
  return manifest.modules.flatMap(({ declarations }) => declarations).filter(({ tagName }) => tagName);
}

/** A sentence for each entry without a description, and for each event without a type. */
export function undescribedEntries(element: ElementDeclaration): readonly string[] {
  return kinds().flatMap((kind) => {
    const entries = element[lists[kind]] ?? [];
    const bare = entries.filter(({ description }) => !description?.trim());
    const untyped = kind === 'event' ? entries.filter(({ type }) => !type?.text) : [];
    return [
      ...bare.map(({ name }) => `<${element.tagName}>: the ${kind} ${name} has no description`),
      ...untyped.map(
        ({ name }) => `<${element.tagName}>: the ${kind} ${name} has no type: \`@fires {Type} ${name} - …\``,
      ),
    ];
  });
}

function kinds(): readonly Kind[] {
  return Object.keys(lists) as Kind[];
}

/** The names of one kind in the manifest. */
export function namesOf(element: ElementDeclaration, kind: Kind): readonly string[] {
  return (element[lists[kind]] ?? []).map(({ name }) => name);
}

/** A sentence for each name that only the manifest has, and for each that only the sources have. */
export function outOfStep(elements: readonly ElementDeclaration[], sources: readonly Source[]): readonly string[] {
  const all = Object.entries(interfaceNames(sources)).flatMap(([kind, names]) => {
    const described = elements.flatMap((element) => namesOf(element, kind as Kind));
    return difference(kind, described, names);
  });
  const attributes = elements.flatMap((element) => {
    const names = attributesOf(element.name, sources);
    return difference(`attribute of <${element.tagName}>`, namesOf(element, 'attribute'), names);
  });
  return [...all, ...attributes];
}

function difference(kind: string, described: readonly string[], used: readonly string[]): string[] {
  const [inManifest, inSources] = [new Set(described), new Set(used)];
  return [
    ...[...inManifest]
      .filter((name) => !inSources.has(name))
      .map((name) => `manifest: the sources have no ${kind} ${name}`),
    ...[...inSources].filter((name) => !inManifest.has(name)).map((name) => `manifest: the ${kind} ${name} is missing`),
  ];
}

/** Events and members that HTML describes; documentation of ours need not repeat them. */
const native = [...nativeEvents, 'form', 'labels', 'validity', 'validationMessage', 'willValidate'];

/**
 * A sentence for each public name that no page of the documentation has in backticks, and for each attribute that only
 * its table has.
 *
 * @param pages the text of all pages
 * @param page the text of the element's own page; the first column of its table is headed `attribute`
 */
export function outOfDocs(element: ElementDeclaration, pages: string, page: string): readonly string[] {
  const quoted = new Set([...pages.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code.replace(/\(\)$/, '')));
  const missing = kinds().flatMap((kind) => {
    const entries = (element[lists[kind]] ?? []).filter(({ name, attribute }) => !attribute && !native.includes(name));
    const unnamed = entries.filter(({ name }) => name && !quoted.has(name));
    return unnamed.map(({ name }) => `documentation: the ${kind} ${name} of <${element.tagName}> is not mentioned`);
  });
  const [, rows = ''] = /^\| attribute \|.*\n\|[-|]+\n((?:\|.*\n)*)/m.exec(page) ?? [];
  const listed = [...rows.matchAll(/^\| ([^|]*) \|/gm)].flatMap(([, cell = '']) => cell.match(/[\w-]+/g) ?? []);
  const attributes = namesOf(element, 'attribute');
  const unknown = listed.filter((name) => !attributes.includes(name));
  const unlisted = attributes.filter((name) => !listed.includes(name));
  return [
    ...missing,
    ...unknown.map((name) => `documentation: <${element.tagName}> has no attribute ${name}`),
    ...unlisted.map((name) => `documentation: the attribute ${name} of <${element.tagName}> is not in its table`),
  ];
}
