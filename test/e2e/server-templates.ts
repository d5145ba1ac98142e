/** The elements that a server renders in the tests, as templates. */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { html } from '@lit-labs/ssr';
import { build } from 'esbuild';
import type { TemplateResult } from 'lit';

const root = fileURLToPath(new URL('../..', import.meta.url));

const saved = JSON.stringify({
  country: 'NL',
  street: 'Dam',
  building: '1',
  postcode: '1012 JS',
  locality: 'Amsterdam',
});

const fields = html`
  <div slot="fields">
    <input name="street" autocomplete="address-line1" value="Dam 1" aria-label="Street" />
    <input name="town" autocomplete="address-level2" aria-label="Town" />
  </div>
`;

/** By the path of the page. */
export const templates: Readonly<Record<string, TemplateResult>> = {
  '/bare': html`<address-entry proxy-url="/api"></address-entry>`,
  '/country': html`<address-entry proxy-url="/api" country="NL"></address-entry>`,
  '/one-country': html`<address-entry proxy-url="/api" countries="NL"></address-entry>`,
  '/required': html`<address-entry proxy-url="/api" country="NL" name="to" required hint="Street and number"></address-entry>`,
  '/value': html`<address-entry proxy-url="/api" country="NL" name="to" verify="never" value=${saved}></address-entry>`,
  '/disabled': html`<address-entry proxy-url="/api" country="NL" disabled></address-entry>`,
  '/fields': html`<address-entry proxy-url="/api" countries="NL">${fields}</address-entry>`,
  '/dutch': html`<nl-postcode-lookup proxy-url="/api" required></nl-postcode-lookup>`,
  '/nl-lookup': html`<address-entry proxy-url="/api" country="NL" nl-lookup required></address-entry>`,
  '/dutch-value': html`<nl-postcode-lookup proxy-url="/api" value=${saved}></nl-postcode-lookup>`,
};

/** The elements on this server, as they are published: Node alone would give class fields another meaning. */
export async function loadElements(): Promise<void> {
  const folder = mkdtempSync(join(root, 'node_modules/.server-rendering-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const outfile = join(folder, 'elements.mjs');
  await build({
    entryPoints: [join(root, 'src/index.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    external: ['lit', 'lit/*', '@lit/*'],
  });
  await import(pathToFileURL(outfile).href);
}
