import assert from 'node:assert/strict';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { readSettings } from '../../src/server/settings.ts';
import { listen, startRecordingService } from '../proxy/server.ts';
import { bodies, noLimits, secret } from '../proxy/support.ts';
import { missing, type Program, redisServer, startRedis } from '../support/programs.ts';
import { type RunningCommand, refusal, startCommand } from './support.ts';

const tokenKey = 'a-key-of-page-tokens-for-tests-only';
const basic = (key: string) => `Basic ${btoa(`${key}:${secret}`)}`;
const house = (number: number) => `/nl/v1/addresses/postcode/2012ES/${number}`;

for (const place of ['memory', 'Redis'] as const) {
  describe(`the command with two shops, their counts in ${place}`, {
    skip: place === 'Redis' && missing(redisServer),
  }, () => {
    let service: Awaited<ReturnType<typeof startRecordingService>>;
    let redis: Program | null = null;
    let command: RunningCommand;

    before(async () => {
      service = await startRecordingService({ 'cache-control': 'public, max-age=3600' });
      if (place === 'Redis') redis = await startRedis();
      command = await startCommand({
        BASE_URL: `http://127.0.0.1:${service.port}`,
        KEY: '',
        SECRET: '',
        SHOPS: 'one two',
        KEY__ONE: 'shop-one',
        SECRET__ONE: secret,
        OWN_HOSTS__ONE: 'one.example',
        DAILY_CAP__ONE: '3',
        KEY__TWO: 'shop-two',
        SECRET__TWO: secret,
        OWN_HOSTS__TWO: 'https://two.example',
        ALLOWED_ORIGINS__TWO: 'https://pages.two.example',
        DAILY_CAP: '1',
        LIMITS__TWO: '{"requests":[{"count":4,"seconds":3600,"burst":4}]}',
        ...(redis ? { REDIS_URL: `redis://127.0.0.1:${redis.port}` } : { STATE: 'memory' }),
      });
    });
    after(async () => {
      await command.stop();
      await service.close();
      await redis?.stop();
    });

    /** A request of a page of this host, by a browser that calls its own origin unless it names another. */
    const ask = async (host: string, path: string, more: Readonly<Record<string, string>> = {}) => {
      const headers = { host, 'x-address-client': '1', 'sec-fetch-site': 'same-origin', ...more };
      const request = get({ port: command.port, path: `/address-api${path}`, headers });
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      let text = '';
      for await (const chunk of response) text += chunk;
      const { type = '', limit = '' } = JSON.parse(text) as { type?: string; limit?: string };
      return { status: response.statusCode, problem: type.replace(/^.*:/, ''), limit, headers: response.headers };
    };
    const accounts = () => service.seen.splice(0).map(({ headers }) => headers['authorization']);

    it('uses the account of the page’s shop, and keeps no answer of one for the other', async () => {
      for (const host of ['one.example', 'two.example', 'one.example', 'two.example']) {
        assert.equal((await ask(host, house(1))).status, 200);
      }
      assert.deepEqual(accounts(), [basic('shop-one'), basic('shop-two')]);
    });

    it('counts a cap for each', async () => {
      const answers = [];
      for (const number of [2, 3, 4]) answers.push((await ask('one.example', house(number))).problem);
      answers.push((await ask('two.example', house(2))).problem);
      assert.deepEqual(answers, ['', '', 'daily-cap', 'daily-cap']);
      assert.deepEqual(accounts(), [basic('shop-one'), basic('shop-one')]);
    });

    it('has limits for each', async () => {
      const country = '/international/v1/country/NL';
      const fourth = await ask('two.example', country);
      const fifth = await ask('two.example', country);
      assert.deepEqual([fourth.status, fifth.status, fifth.limit], [200, 429, 'client']);
      assert.equal((await ask('one.example', country)).status, 200);
      assert.deepEqual(accounts(), [basic('shop-two'), basic('shop-one')]);
    });

    it('recognises a page on another origin by that origin, and only lets it read the answer of its own shop', async () => {
      const page = { origin: 'https://pages.two.example', 'sec-fetch-site': 'cross-site' };
      const own = await ask('two.example', house(1), page);
      assert.equal(own.headers['access-control-allow-origin'], 'https://pages.two.example');
      for (const origin of ['https://one.example', 'https://two.example', 'https://pages.one.example']) {
        const other = origin.includes('one') ? 'two.example' : 'one.example';
        const { status, headers } = await ask(other, house(1), { origin, 'sec-fetch-site': 'cross-site' });
        assert.deepEqual([status, headers['access-control-allow-origin']], [403, undefined], origin);
      }
      assert.deepEqual(accounts(), []);
    });

    it('refuses a page of no shop, whatever host it is sent to', async () => {
      for (const more of [{}, { origin: 'https://three.example' }]) {
        for (const host of ['three.example', '127.0.0.1', 'one.example']) {
          if (host === 'one.example' && !('origin' in more)) continue;
          const { status, problem } = await ask(host, house(1), more);
          assert.deepEqual([status, problem], [403, 'forbidden'], `${host} ${JSON.stringify(more)}`);
        }
      }
      assert.deepEqual(accounts(), []);
    });

    it('names the shop in log and metrics', async () => {
      const text = await (await fetch(`http://127.0.0.1:${command.metricsPort}/metrics`)).text();
      assert.match(text, /^address_proxy_cap\{shop="one"\} 3$/m);
      assert.match(text, /^address_proxy_cap\{shop="two"\} 1$/m);
      assert.match(text, /^address_proxy_cap_left\{shop="one"\} 0$/m);
      assert.match(text, /^address_proxy_lookups_total\{shop="one",family="dutch"\} 3$/m);
      assert.match(text, /^address_proxy_lookups_total\{shop="two",family="dutch"\} 1$/m);
      const shops = new Set(command.lines().flatMap(({ kind, shop }) => (kind === 'request' ? [shop ?? null] : [])));
      assert.deepEqual([...shops].sort(), ['one', 'two', null].sort());
    });
  });
}

it('one shop requests more answers than fit into memory, and those of the other stay', async (test) => {
  const asked: string[] = [];
  const filler = 'x'.repeat(15_000);
  const service = await listen(({ url = '', headers }, response) => {
    asked.push(`${headers.authorization === basic('shop-two') ? 'two' : 'one'} ${url}`);
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'public, max-age=3600' });
    response.end(JSON.stringify({ ...Object(bodies.dutchByPostcode), filler }));
  });
  const command = await startCommand({
    BASE_URL: `http://127.0.0.1:${service.port}`,
    ...{ KEY: '', SECRET: '', SHOPS: 'one two', CACHE_MIB: '1', LIMITS: JSON.stringify(noLimits) },
    ...{ KEY__ONE: 'shop-one', SECRET__ONE: secret, OWN_HOSTS__ONE: 'one.example' },
    ...{ KEY__TWO: 'shop-two', SECRET__TWO: secret, OWN_HOSTS__TWO: 'two.example' },
  });
  test.after(async () => {
    await command.stop();
    await service.close();
  });
  const ask = async (host: string, number: number) => {
    const headers = { host, 'x-address-client': '1', 'sec-fetch-site': 'same-origin' };
    const [response] = (await once(
      get({ port: command.port, path: `/address-api${house(number)}`, headers }),
      'response',
    )) as [IncomingMessage];
    response.resume();
    await once(response, 'end');
    assert.equal(response.statusCode, 200);
  };
  await ask('two.example', 1);
  for (let number = 1; number <= 100; number++) await ask('one.example', number);
  await ask('two.example', 1);
  assert.equal(asked.filter((each) => each.startsWith('two')).length, 1);
  await ask('one.example', 1);
  assert.equal(asked.filter((each) => each.startsWith('one')).length, 101, 'its own have made room');
});

describe('the settings of shops', () => {
  const shops = { BASE_URL: 'https://service.example', SHOPS: 'one two', KEY__ONE: 'one', SECRET__ONE: secret };
  const one = { ...shops, OWN_HOSTS__ONE: 'one.example' };
  const two = { ...one, KEY__TWO: 'two', SECRET__TWO: secret, OWN_HOSTS__TWO: 'two.example' };
  for (const [what, settings, said] of [
    [
      'an account for all',
      { ...two, KEY: 'all' },
      'Set ADDRESS_PROXY_KEY for each shop: ADDRESS_PROXY_KEY__ONE and so on.',
    ],
    ['no account for one', one, 'Of the shop two: Set ADDRESS_PROXY_KEY, or ADDRESS_PROXY_KEY_FILE.'],
    ['no host for one', { ...two, OWN_HOSTS__TWO: '' }, 'Of the shop two: Set ADDRESS_PROXY_OWN_HOSTS.'],
    ['one host for both', { ...two, ALLOWED_ORIGINS__TWO: 'https://one.example' }, 'Two shops have the same host.'],
    ['one account for both', { ...two, KEY__TWO: 'one' }, 'Two shops have the same account.'],
    [
      'one account for both, its service in two spellings',
      { ...two, KEY__TWO: 'one', BASE_URL__TWO: 'https://SERVICE.example:443/' },
      'Two shops have the same account.',
    ],
    [
      'the cap of one empty, and none for all',
      { ...two, DAILY_CAP__TWO: '' },
      'Of the shop two: ADDRESS_PROXY_DAILY_CAP is empty. Set a number, or leave it out for no cap.',
    ],
    [
      'the file of a cap empty, and no cap',
      { ...two, DAILY_CAP_FILE__TWO: '' },
      'Of the shop two: ADDRESS_PROXY_DAILY_CAP is empty. Set a number, or leave it out for no cap.',
    ],
    [
      'an account of one in a variable and in a file',
      { ...two, KEY_FILE__TWO: '/run/secrets/two' },
      'Of the shop two: Set ADDRESS_PROXY_KEY or ADDRESS_PROXY_KEY_FILE, not both.',
    ],
    ['a shop that is none', { ...two, KEY__THREE: 'three' }, 'There is no ADDRESS_PROXY_KEY__THREE.'],
    ['a port for one', { ...two, PORT__TWO: '1' }, 'There is no ADDRESS_PROXY_PORT__TWO.'],
    [
      'the same name twice',
      { ...two, SHOPS: 'one two one' },
      'ADDRESS_PROXY_SHOPS must be different names of small letters and digits.',
    ],
  ] as const) {
    it(`are refused with ${what}`, async () => {
      const refused = await refusal(settings, ['--check-config', '--offline']);
      assert.deepEqual(refused, { code: 2, said: `address-entry-proxy: ${said} Try --help.\n` });
    });
  }

  it('are those for all if the one of a shop is empty, as Compose passes an unset variable', () => {
    const common = { DAILY_CAP: '5', LIMITS: '{"requests":[]}', PAGE_TOKEN_KEYS: tokenKey, STATE: 'memory' };
    const empty = Object.keys(common).flatMap((name) =>
      name === 'STATE' ? [] : [[`${name}__TWO`, ''] as const, [`${name}_FILE__TWO`, ''] as const],
    );
    const settings = { ...two, ...common, ...Object.fromEntries(empty) };
    const [, shop] = readSettings(
      Object.fromEntries(Object.entries(settings).map(([name, value]) => [`ADDRESS_PROXY_${name}`, value])),
    ).shops;
    assert.deepEqual(
      [shop?.proxy.dailyCap, shop?.proxy.limits, shop?.proxy.pageToken],
      [5, { requests: [] }, { keys: [tokenKey] }],
    );
  });

  it('can be used otherwise, even with page tokens for all', async () => {
    const settings = { ...two, PAGE_TOKEN_KEYS: tokenKey, DAILY_CAP__ONE: '5', STATE: 'memory' };
    assert.deepEqual(await refusal(settings, ['--check-config', '--offline']), {
      code: 0,
      said: 'Configuration OK.\n',
    });
  });
});
