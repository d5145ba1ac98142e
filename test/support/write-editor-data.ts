/** Writes what editors know of the elements, made of the manifest: a step of `npm run build`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generateJetBrainsWebTypes } from 'custom-element-jet-brains-integration';
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration';

const root = new URL('../../', import.meta.url);
const outdir = fileURLToPath(new URL('dist', root));
const read = (file: string) => JSON.parse(readFileSync(new URL(file, root), 'utf8'));

const manifest = read('dist/custom-elements.json');
const { name, version } = read('package.json') as { readonly name: string; readonly version: string };
// Attributes have the texts to choose from in `parsedType`.
const shared = { outdir, typesSrc: 'parsedType', hideLogs: true };
generateVsCodeCustomElementData(manifest, shared);
generateJetBrainsWebTypes(manifest, { ...shared, packageJson: false });
const webTypes = new URL('dist/web-types.json', root);
writeFileSync(webTypes, `${JSON.stringify({ ...read('dist/web-types.json'), name, version }, null, 2)}\n`);
