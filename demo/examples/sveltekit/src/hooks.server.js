import { renderShadowRoot } from './shadow-root.js';

/**
 * Writes the server's markup into the tag, which is empty for Svelte, so that hydration ignores what the element adds.
 */
export async function handle({ event, resolve }) {
  const shadowRoot = await renderShadowRoot();
  return resolve(event, {
    transformPageChunk: ({ html }) => html.replaceAll('</address-entry>', () => `${shadowRoot}</address-entry>`),
  });
}
