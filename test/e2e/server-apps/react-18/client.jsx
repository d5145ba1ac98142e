import { hydrateRoot } from 'react-dom/client';
import { Checkout } from './checkout.jsx';

hydrateRoot(document.querySelector('#app'), <Checkout />);
