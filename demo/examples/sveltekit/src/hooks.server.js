import { renderShadowRoot } from './shadow-root.js';

/** Writes what the server shows into the tag, which is empty for Svelte: so it does not look at what the element adds. */
export async function handle({ event, resolve }) {
  const shadowRoot = await renderShadowRoot();
  return resolve(event, {
    transformPageChunk: ({ html }) => html.replaceAll('</address-entry>', () => `${shadowRoot}</address-entry>`),
  });
}
