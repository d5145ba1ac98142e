/**
 * The cost of abuse, and its victims: each script of `test/proxy/abuse.ts` against a proxy with its default limits and
 * a daily cap, by the ledger of the reference service: `node test/lab/bench/abuse.ts`. Afterwards twenty shoppers enter an
 * address each. Fails if more was billed than the cap in a day.
 */
import { defaultLimits } from '../../../src/proxy.ts';
import { createAbuseScripts, createShop } from '../../proxy/abuse.ts';

const dailyCap = 150;
const shoppers = 20;

/** The pace towards the service takes real time, and is the same for everybody: see `fairness.ts`. */
const limits = { ...defaultLimits, international: [], dutch: [] };

const sources = [
  ['one address', () => '198.51.100.1'],
  ['one IPv6 /64', (index: number) => `2001:db8:1:1::${index.toString(16)}`],
  ['an address each', (index: number) => `198.51.100.${index % 256}`],
] as const;

let isOver = false;
console.log(
  `Daily cap: ${dailyCap}. Billed: the most in a day. Refused: of ${shoppers} shoppers who come afterwards.\n`,
);
console.log(`${'attack'.padEnd(74)}${'from'.padEnd(18)}   asked  answered  billed  refused`);
for (const { name, run } of createAbuseScripts(200)) {
  for (const [from, client] of sources) {
    const shop = createShop([{ dailyCap, limits }]);
    let asked = 0;
    let answered = 0;
    const ask: typeof shop.ask = async (...request) => {
      asked++;
      const status = await shop.ask(...request);
      if (status === 200) answered++;
      return status;
    };
    await run({ ...shop, ask }, client);
    const billed = Math.max(0, ...shop.billed().values());
    isOver ||= billed > dailyCap;
    let refused = 0;
    for (let index = 0; index < shoppers; index++) {
      const params = { context: 'nld', term: 'haarlem' };
      if ((await shop.ask('suggest', params, `shopper-${index}`, `192.0.2.${index}`)) !== 200) refused++;
    }
    const figures = [
      [asked, 8],
      [answered, 10],
      [billed, 8],
      [refused, 9],
    ] as const;
    console.log(
      name.padEnd(74) + from.padEnd(18) + figures.map(([value, width]) => String(value).padStart(width)).join(''),
    );
  }
}
process.exitCode = isOver ? 1 : 0;
