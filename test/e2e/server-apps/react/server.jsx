import { renderToString } from 'react-dom/server';
import { Checkout } from './checkout.jsx';

export const renderBody = async () => `<div id="app">${renderToString(<Checkout />)}</div>`;
