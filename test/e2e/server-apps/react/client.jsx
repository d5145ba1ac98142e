import 'address-entry/address-entry';
import { hydrateRoot } from 'react-dom/client';
import { Checkout } from './checkout.jsx';

/** Called by the test, when the element is there for long. */
globalThis.takeOver = () =>
  hydrateRoot(document.querySelector('#app'), <Checkout />, {
    onRecoverableError: (error) => console.error(error),
  });
