/** Writes the description of the proxy into the package: a step of `npm run build`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { proxyOpenApiDocument } from './proxy-openapi.ts';

const root = new URL('../../', import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string };
const folder = new URL('dist/address-entry-server/', root);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('openapi.json', folder), `${JSON.stringify(proxyOpenApiDocument(version), null, 2)}\n`);
