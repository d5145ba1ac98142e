import { globSync, readFileSync } from 'node:fs';

/** The public members of the elements, as `custom-elements.json` tells editors, catalogues and framework typings. */

/** Members that the browser and Lit call, never a page. */
const isCalledByOthers = ({ name, static: isStatic }) => isStatic === true || name.endsWith('Callback');

const isPublic = (member) => !['private', 'protected'].includes(member.privacy) && !isCalledByOthers(member);

/** The file of the package that has the module: each element is in that of its name. */
const built = (path) =>
  path.replace(/^\/?src\/(?:elements\/([\w-]+)\/element)?/, (_, element = '') => element).replace(/\.ts$/, '.js');

/** Only what a page can use is left: the elements, and the modules that define them. */
const publicOnly = {
  name: 'public only',
  packageLinkPhase({ customElementsManifest }) {
    for (const module of customElementsManifest.modules) {
      module.path = built(module.path);
      module.declarations = module.declarations.filter(({ tagName }) => tagName).map(publicClass);
      const names = module.declarations.map(({ name }) => name);
      module.exports = module.exports.filter(({ kind, name }) => kind !== 'js' || names.includes(name));
      for (const { declaration } of module.exports) {
        if (declaration.module) declaration.module = built(declaration.module);
      }
    }
    const files = Map.groupBy(
      customElementsManifest.modules.filter(({ exports }) => exports.length > 0),
      ({ path }) => path,
    );
    // The analyzer finds files in an order that differs on a busy machine.
    customElementsManifest.modules = [...files.values()].map(oneModule).sort((a, b) => (a.path < b.path ? -1 : 1));
  },
};

/** What two modules of one file declare and export. */
const oneModule = (modules) => ({
  ...modules[0],
  declarations: modules.flatMap(({ declarations }) => declarations),
  exports: modules.flatMap(({ exports }) => exports),
});

/** The lists whose entries a class can inherit as they are. */
const inherited = ['slots', 'events', 'cssParts', 'cssProperties', 'cssStates'];

/** With everything it inherits as its own: its base classes cannot be imported. */
function publicClass(declaration) {
  const { members, attributes } = declaration;
  // The analyzer takes a property with `state: true` for an attribute.
  const hidden = new Set(members.filter((member) => !isPublic(member)).map(({ name }) => name));
  const lists = inherited.map((list) => [list, declaration[list]?.map(withoutOrigin)]);
  return {
    ...declaration,
    // Where the sources have their comments is of no use to a page.
    description: declaration.description?.replace(/\n\nSlots, events,[\s\S]*?`ControlProperties`[^.]*\./, ''),
    ...Object.fromEntries(lists),
    superclass: { name: 'LitElement', package: 'lit' },
    members: members.filter(isPublic).map(withoutOrigin),
    attributes: attributes
      .filter(({ name, fieldName }) => !hidden.has(fieldName ?? name))
      .map((attribute) => withoutOrigin(described(attribute, members))),
  };
}

/** With the words of its property, where it has none of its own: a class that overrides a property has its words. */
function described(attribute, members) {
  const field = members.find(({ name }) => name === (attribute.fieldName ?? attribute.name));
  // An attribute whose property has an accessor of its own is a text: `value` is JSON.
  const type = attribute.type ?? { text: 'string' };
  const values = { text: unions.get(type.text) ?? type.text };
  return { ...attribute, type, parsedType: values, description: attribute.description ?? field?.description };
}

/** The types that are a choice of texts, by name: editors offer the texts, as `'allow' | 'warn' | 'deny'` of `PoBoxPolicy`. */
const unions = new Map(
  globSync('src/{contract,core}/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export type (\w+) =((?:\s*\|?\s*'[^']+')+);$/gm)].map(
      ([, name, values]) => [name, values.trim()],
    ),
  ),
);

function withoutOrigin({ inheritedFrom, ...entry }) {
  return entry;
}

export default {
  globs: ['src/elements/**/*.ts', 'src/address-entry.ts', 'src/nl-postcode-lookup.ts'],
  litelement: true,
  plugins: [publicOnly],
  outdir: 'dist/address-entry',
  packagejson: false,
  quiet: true,
};
