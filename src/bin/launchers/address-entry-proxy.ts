#!/usr/bin/env node
/** The command `address-entry-proxy`, as it is installed. */
import { launch } from '../launch.ts';

launch(() => import('../address-entry-proxy.ts'));
