import { generateHydrationScript, renderToString } from 'solid-js/web';
import { renderShadowRoot } from '../../../../demo/examples/next/app/shadow-root.js';
import { Checkout } from './checkout.jsx';

export async function renderBody() {
  const shadowRoot = await renderShadowRoot();
  const app = renderToString(() => <Checkout shadowRoot={shadowRoot} />);
  return `${generateHydrationScript()}<div id="app">${app}</div>`;
}
