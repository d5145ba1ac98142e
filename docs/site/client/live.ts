/** The script of pages with examples. */
import '../../../src/index.ts';
import '../../../src/i18n/auto.ts';
import { showBoxes } from './boxes.ts';
import { installStandIn } from './stand-in.ts';
import { showWidgets } from './widgets.ts';

installStandIn();
showBoxes();
showWidgets();
