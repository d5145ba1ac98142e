#!/usr/bin/env node
/** The command `address-entry-proxy`, as it is installed. */
import { launch } from '../launch.ts';

launch(async () => {
  // Node's `node:http`, which the command imports, loads `fetch`.
  await import('../../server/service-connections.ts');
  await import('../address-entry-proxy.ts');
});
