/** The reference of the proxy names what the code has, and nothing else. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { clientHeader, sessionHeader } from '../../src/contract/headers.ts';
import { problemTypes } from '../../src/contract/problems.ts';
import { type LimitName, limitScopes, ProxyProblem } from '../../src/proxy/problem.ts';
import { defaultLimits, tokenHeader } from '../../src/proxy.ts';
import { variableNames, variablePrefix } from '../../src/server/environment.ts';
import { createMetrics } from '../../src/server/metrics.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
/** A half of the service where nothing is going on. */
const idle = { places: 24, taken: 0, waiting: 0 };
const command = read('docs/deploy.md');
const pages = ['reference', 'http'].map((name) => read(`docs/proxy-${name}.md`));
const reference = [...pages, command].join('\n');

/** The names in back quotes. */
const namesIn = (text = ''): readonly string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');

/** The cells of the rows of the table whose first heading is this one. */
function rowsOf(heading: string, text = reference): readonly (readonly string[])[] {
  const [, rows = ''] = new RegExp(`^\\| ${heading} \\|.*\\n\\|[-|]+\\|\\n((?:\\|.*\\n?)+)`, 'm').exec(text) ?? [];
  const cells = rows.split('\n').map((row) => row.slice(2, -2).split(' | '));
  return cells.filter(([first]) => first);
}

/** All names in the first cells of a table, sorted. */
const namesOf = (heading: string, text = reference) =>
  rowsOf(heading, text)
    .flatMap(([first]) => namesIn(first))
    .sort();

/** The members of an interface, by its source. */
function membersOf(file: string, name: string): readonly string[] {
  const [, body = ''] = new RegExp(`^export interface ${name} [^{]*\\{\\n(.*?)^\\}`, 'ms').exec(read(file)) ?? [];
  const members = [...body.matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, member]) => member ?? '');
  assert.ok(members.length > 0, name);
  return members.sort();
}

describe('the reference of the proxy has', () => {
  for (const [heading, file, name] of [
    ['option', 'options', 'AddressProxyOptions'],
    ['option of a memory store', 'memory-store', 'MemoryStoreOptions'],
    ['option of a Redis store', 'redis-store', 'RedisStoreOptions'],
    ['option of page tokens', 'page-token', 'PageTokenOptions'],
    ['part of a page token', 'page-token', 'PageTokenInit'],
    ['member', 'events', 'RequestLog'],
  ] as const) {
    it(`each ${heading}`, () => assert.deepEqual(namesOf(heading), membersOf(`src/proxy/${file}.ts`, name)));
  }

  it('each limit, with its scope', () => {
    assert.deepEqual(namesOf('limit'), Object.keys(defaultLimits).sort());
    const rows = rowsOf('limit in the log');
    const scopes = rows.flatMap(([names, scope]) => namesIn(names).map((name) => [name, namesIn(scope)[0]]));
    assert.deepEqual(Object.fromEntries(scopes), limitScopes);
    assert.equal(scopes.length, Object.keys(limitScopes satisfies Record<LimitName, string>).length);
  });

  it('each problem with its status', () => {
    const listed = rowsOf('problem').map(([name, status]) => [namesIn(name)[0], Number(status)]);
    const own = Object.values(problemTypes).map((type) => [type.replace(/^.*:/, ''), new ProxyProblem(type).status]);
    assert.deepEqual(listed, own);
  });

  for (const [heading, file, name] of [
    ['event', 'src/proxy/events.ts', 'ProxyEvent'],
    ['event of the command', 'src/server/log.ts', 'ServerEvent'],
  ] as const) {
    it(`each ${heading} with its members`, () => {
      const [, kinds = ''] = new RegExp(`^(?:export )?type ${name} =\n(.*?);\n\n`, 'ms').exec(read(file)) ?? [];
      const own = [...kinds.matchAll(/\{ readonly kind: '(\w+)'(.*?) \}/g)].map(([, kind, members = '']) => [
        kind,
        [...members.matchAll(/readonly (\w+):/g)].map(([, member]) => member),
      ]);
      assert.ok(own.length >= 6);
      const listed = rowsOf(heading).map(([kind, members]) => [namesIn(kind)[0], namesIn(members)]);
      assert.deepEqual(listed, own);
    });
  }

  it('each metric with its labels', async () => {
    const source = read('src/server/metrics.ts');
    const gaugeLabels: Readonly<Record<string, readonly string[]>> = {
      loadGauge: ['shop', 'family'],
      capGauge: ['shop'],
    };
    const own = [
      ...source.matchAll(/(?:described|loadGauge|capGauge)\(\s*'(\w+)',\s*'[^']*'((?:,\s*'\w+')*),?\s*[,)]/g),
    ].map(([whole, name = '', labels = '']) => [
      `address_proxy_${name}`,
      gaugeLabels[whole.slice(0, 9).replace('(', '')] ?? [...labels.matchAll(/\w+/g)].map(String),
    ]);
    const written = await createMetrics({
      version: '0.1.0',
      shops: () => [
        { name: null, proxy: { load: () => ({ dutch: idle, international: idle }) }, cap: () => ({ cap: 5, left: 1 }) },
      ],
    }).text();
    const listed = rowsOf('metric').map(([name, labels]) => [
      namesIn(name)[0]?.replace(/_total$/, ''),
      namesIn(labels),
    ]);
    assert.deepEqual(listed, own);
    assert.deepEqual(
      [...written.matchAll(/^# TYPE (address_proxy_\w+) /gm)].map(([, name]) => name),
      own.map(([name]) => name),
    );
  });

  it('each header that the proxy reads or writes', () => {
    const source = [...globSync('src/proxy/*.ts'), 'src/server/send.ts'].map(read).join('\n');
    const used = [
      ...[clientHeader, sessionHeader, tokenHeader],
      ...[...source.matchAll(/\bheaders\??\.(?:get|has|set|append)\('([^']+)'/g)].map(([, name]) => name),
      // A header in an object: its name has a hyphen, or is one of the few without.
      ...[...source.matchAll(/^ +'([a-z]+(?:-[a-z]+)+)':/gm)].map(([, name]) => name),
      ...[...source.matchAll(/\b(accept|allow|authorization):/g)].map(([, name]) => name),
    ];
    const [, toService = ''] = /^To the service go (.*)\.$/m.exec(reference) ?? [];
    const listed = [...namesOf('request header'), ...namesOf('response header'), ...namesIn(toService)];
    const sorted = (names: readonly (string | undefined)[]) =>
      [...new Set(names.map((name) => name?.toLowerCase()))].sort();
    assert.deepEqual(sorted(listed), sorted(used));
  });
});

it('the settings of the command are all in its table, and nothing else', () => {
  const listed = namesOf('setting', command).map((name) => variablePrefix + name);
  assert.deepEqual(listed, variableNames.filter((name) => !name.endsWith('_FILE')).sort());
  const secrets = /^(.*) may each be in a file that `…_FILE` names/m.exec(command);
  assert.deepEqual(
    namesIn(secrets?.[1])
      .map((name) => `${variablePrefix}${name}_FILE`)
      .sort(),
    variableNames.filter((name) => name.endsWith('_FILE')).sort(),
  );
});

it('no page and no file of the docs names a variable, an event or a metric that does not exist', () => {
  const events = [...namesOf('event'), ...namesOf('event of the command')];
  const metrics = namesOf('metric');
  const files = globSync('docs/{*.md,container/*,monitoring/*,nginx/*}').filter(
    (file) => !/proxy-(?:reference|http)\.md$/.test(file),
  );
  assert.ok(files.length > 15);
  for (const file of files) {
    const text = read(file);
    for (const [name] of text.matchAll(/\bADDRESS_PROXY_\w+/g)) {
      // A shop's own settings end with its name: `ADDRESS_PROXY_KEY__ONE`.
      const [setting = ''] = name.split('__');
      assert.ok(setting === variablePrefix || variableNames.includes(setting), `${file}: ${name}`);
    }
    for (const [name] of text.matchAll(/\baddress_proxy_\w+/g)) {
      assert.ok(metrics.includes(name.replace(/_(?:bucket|count|sum)$/, '')), `${file}: ${name}`);
    }
    for (const [, kind = ''] of text.matchAll(/\bkind="(\w+)"|(?<=event )`(\w+)`/g)) {
      assert.ok(kind === '' || events.includes(kind), `${file}: ${kind}`);
    }
  }
});
