/** The modules that a page loads of an element before anybody comes to it. */
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/**
 * The modules of the field of both elements, and no others: what is not in these lists comes with the engine. Folders end with
 * a slash. Types cost a page nothing.
 */
const fieldModules: readonly string[] = [
  'elements/field/',
  'elements/localization/field-texts.ts',
  'elements/localization/lang.ts',
  // Texts.
  'i18n/en/field.ts',
  'i18n/merged.ts',
  'i18n/registry.ts',
  // A `value` is read and submitted in the task in which it is set.
  'core/address/address-input.ts',
  'core/address/address.ts',
  'core/address/building-parts.ts',
  'core/address/po-box.ts',
  'core/address/read-value.ts',
  'core/country/known.ts',
  'core/country/names.ts',
  'core/entry/form-entries.ts',
  'core/json.ts',
  'core/numbered.ts',
  'core/letters.ts',
  'core/once.ts',
  'waiting/delay.ts',
];

/** Those of one element alone, by the module of its public entry. */
const ownModules: Readonly<Record<string, readonly string[]>> = {
  'address-entry.ts': [
    'elements/address-entry/element.ts',
    'elements/address-entry/field-view.ts',
    'elements/address-entry/properties.ts',
    'elements/field/search-field-view.ts',
    'elements/field/search-field.styles.ts',
  ],
  'nl-postcode-lookup.ts': [
    'elements/autofill/token-in-sight.ts',
    'elements/field/lookup-field-view.ts',
    'elements/field/lookup-field.styles.ts',
    'elements/nl-postcode-lookup/element.ts',
    'elements/nl-postcode-lookup/field-view.ts',
    'elements/nl-postcode-lookup/properties.ts',
    'i18n/en/lookup-field.ts',
    'i18n/nl/lookup-field.ts',
  ],
};

/** Modules that are loaded at once, and are not of the field; one sentence each. */
export function fieldProblems(root: string): readonly string[] {
  return Object.keys(ownModules).flatMap((entry) => problemsOf(root, entry));
}

function problemsOf(root: string, entry: string): readonly string[] {
  const others = Object.entries(ownModules).flatMap(([of, own]) => (of === entry ? [] : own));
  const allowed = [entry, ...fieldModules, ...(ownModules[entry] ?? [])];
  const modules = new Map<string, string>([[entry, 'the page']]);
  for (const [file] of modules) {
    for (const path of runningImports(readFileSync(join(root, 'src', file), 'utf8'))) {
      const module = normalize(join(dirname(file), path));
      if (!modules.has(module)) modules.set(module, file);
    }
  }
  return [...modules]
    .filter(
      ([file]) =>
        others.includes(file) || !allowed.some((it) => file === it || (it.endsWith('/') && file.startsWith(it))),
    )
    .map(
      ([file, by]) =>
        `src/${file} comes with the field, by ${by}: it is not in the list in test/support/field-modules.ts`,
    );
}

/** Relative imports that a module needs to run: no dynamic ones, and no types. */
function runningImports(text: string): readonly string[] {
  const statements = [
    ...text.matchAll(/^(?:import|export)\s+(?!type\b)(?:(\{[^}]*\}|\w+|\*[^']*)\s+from\s+)?'(\.[^']+)';/gms),
  ];
  const isNeeded = (names: string | undefined) =>
    !names?.startsWith('{') ||
    names
      .slice(1, -1)
      .split(',')
      .some((name) => name.trim() !== '' && !name.trim().startsWith('type '));
  return statements.filter(([, names]) => isNeeded(names)).map(([, , path = '']) => path);
}
