import { hydrate } from 'solid-js/web';
import { Checkout } from './checkout.jsx';

hydrate(() => <Checkout />, document.querySelector('#app'));
