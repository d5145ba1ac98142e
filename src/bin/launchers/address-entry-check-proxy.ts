#!/usr/bin/env node
/** The command `address-entry-check-proxy`, as it is installed. */
import { launch } from '../launch.ts';

launch(() => import('../address-entry-check-proxy.ts'));
