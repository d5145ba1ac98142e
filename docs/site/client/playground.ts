/** The script of the playground on the site: that of the demo, with the service and its ledger in a worker. */
import { installStandIn, onLedger } from './stand-in.ts';

installStandIn();
let ledger = '';
onLedger((report) => {
  ledger = JSON.stringify(report);
});
const { fetch } = globalThis;
globalThis.fetch = (input, init) => (input === '/ledger' ? Promise.resolve(new Response(ledger)) : fetch(input, init));
void import('../../../demo/playground/main.ts');
