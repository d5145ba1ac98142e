/** The script of pages with examples. */
import { showBoxes } from './boxes.ts';
import { installStandIn } from './stand-in.ts';

installStandIn();
showBoxes();
if (document.querySelector('[data-widget]')) void import('./widgets.ts').then(({ showWidgets }) => showWidgets());
