import { html, render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';

/** The shadow root as rendered on the server. The element has the same attributes in the page. */
export async function renderShadowRoot() {
  // On the server, Nuxt drops static imports that bind no name.
  await import('address-entry/address-entry');
  const field = html`<address-entry proxy-url="/address-api" country="NL" required></address-entry>`;
  const markup = await collectResult(render(field));
  return markup.slice(markup.indexOf('<template'), markup.lastIndexOf('</address-entry>'));
}
