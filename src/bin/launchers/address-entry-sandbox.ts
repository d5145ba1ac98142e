#!/usr/bin/env node
/** The command `address-entry-sandbox`, as it is installed. */
import { launch } from '../launch.ts';

launch(() => import('../../../demo/sandbox/main.ts'));
