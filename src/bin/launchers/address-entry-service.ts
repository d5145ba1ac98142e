#!/usr/bin/env node
/** The command `address-entry-service`, as it is installed. */
import { launch } from '../launch.ts';

launch(() => import('../../../demo/service/main.ts'));
