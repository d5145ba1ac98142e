/** Writes what editors know of the elements, made of the manifest: a step of `npm run build`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generateJetBrainsWebTypes } from 'custom-element-jet-brains-integration';
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration';

const root = new URL('../../', import.meta.url);
const outdir = fileURLToPath(new URL('dist/address-entry', root));
const read = (file: string) => JSON.parse(readFileSync(new URL(file, root), 'utf8'));

const manifest = read('dist/address-entry/custom-elements.json');
const { name, version } = read('package.json') as { readonly name: string; readonly version: string };
// Attributes have the texts to choose from in `parsedType`.
const shared = { outdir, typesSrc: 'parsedType', hideLogs: true };
generateVsCodeCustomElementData(manifest, shared);
generateJetBrainsWebTypes(manifest, { ...shared, packageJson: false });
interface Described {
  readonly description: string;
}

/** Without the lists of events, slots and parts behind the description: the file has them apart, and an IDE shows both. */
const describedOnce = ({ contributions }: { contributions: { html: { elements: readonly Described[] } } }) => ({
  ...contributions,
  html: {
    ...contributions.html,
    elements: contributions.html.elements.map((element) => ({
      ...element,
      description: element.description.split('\n\n---\n')[0],
    })),
  },
});

/** Editors read them, and people do not: without white space they are a third smaller. */
const files: Readonly<Record<string, object>> = {
  'custom-elements.json': {},
  'web-types.json': { name, version, contributions: describedOnce(read('dist/address-entry/web-types.json')) },
  'vscode.html-custom-data.json': {},
  'vscode.css-custom-data.json': {},
};
for (const [file, members] of Object.entries(files)) {
  const path = `dist/address-entry/${file}`;
  writeFileSync(new URL(path, root), `${JSON.stringify({ ...read(path), ...members })}\n`);
}
