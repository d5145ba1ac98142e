import { renderToString } from 'react-dom/server';
import { renderShadowRoot } from '../../../../demo/examples/next/app/shadow-root.js';
import { Checkout } from './checkout.jsx';

export const renderBody = async () =>
  `<div id="app">${renderToString(<Checkout shadowRoot={await renderShadowRoot()} />)}</div>`;
