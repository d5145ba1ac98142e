import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { createReferenceService } from '../../demo/service/service.ts';
import {
  buildPath,
  type OperationName,
  operationNames,
  operations,
  type Params,
} from '../../src/contract/operations.ts';
import { problemTypes } from '../../src/contract/problems.ts';
import { findBrokenRule } from '../../src/proxy/parameter-rules.ts';
import { ProxyProblem } from '../../src/proxy/problem.ts';
import { createAddressProxy } from '../../src/proxy.ts';
import { proxyOpenApiDocument } from '../support/proxy-openapi.ts';
import { secret } from './support.ts';

const description = JSON.parse(JSON.stringify(proxyOpenApiDocument('1.2.3')));

type Schema = Readonly<Record<string, unknown>>;
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: Schema;
}
interface OperationObject {
  readonly operationId: string;
  readonly parameters: readonly Readonly<Record<string, unknown>>[];
  readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, { schema: Schema }>> }>>;
}

const paths = description.paths as Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
const described = new Map(
  Object.values(paths).flatMap((path) => Object.values(path).map((it) => [it.operationId, it])),
);

/** The parameters of an operation, with those that several have in common. */
function parametersOf(name: string): readonly Parameter[] {
  return (described.get(name)?.parameters ?? []).map((parameter) => {
    const [, shared] = /^#\/components\/parameters\/(\w+)$/.exec(String(parameter['$ref'])) ?? [];
    return shared ? description.components.parameters[shared] : parameter;
  });
}

const ajv = new Ajv2020({ strict: false });
ajv.addSchema({ $id: 'https://description.test/', ...description });

const validators = new Map<string, ValidateFunction>();

/** True if a value fits a schema of the description. */
function fits(schema: Schema, value: unknown): boolean {
  const text = JSON.stringify(schema).replaceAll('"#/', '"https://description.test/#/');
  const validate = validators.get(text) ?? ajv.compile(JSON.parse(text));
  validators.set(text, validate);
  return validate(value);
}

describe('the OpenAPI description of the proxy', () => {
  it('is valid OpenAPI 3.1, of the version of the package', async () => {
    const result = await new Validator().validate(structuredClone(description));
    assert.deepEqual([result.valid, result.errors], [true, undefined]);
    assert.equal(description.info.version, '1.2.3');
  });

  it('has the seven paths of the proxy, each for GET alone', () => {
    assert.deepEqual(
      Object.entries(paths).map(([path, methods]) => [path, Object.keys(methods)]),
      operationNames().map((name) => [operations[name].path.replaceAll('?}', '}'), ['get']]),
    );
    assert.deepEqual([...described.keys()], operationNames());
    assert.equal(described.size, 7);
  });

  it('requires no credentials: they belong to the proxy', () => {
    assert.doesNotMatch(JSON.stringify(description), /securitySchemes|"security"|authorization|basic/i);
    for (const { responses } of described.values()) assert.equal(Object.hasOwn(responses, '401'), false);
  });

  it('requires the header of our client everywhere, and a session where one is needed', () => {
    for (const name of operationNames()) {
      const headers = parametersOf(name).filter((it) => it.in === 'header');
      assert.ok(headers.every(({ required }) => required));
      const session = operations[name].session ? ['X-Autocomplete-Session'] : [];
      assert.deepEqual(
        headers.map((it) => it.name),
        [...session, 'X-Address-Client'],
      );
    }
  });

  it('allows for each parameter what the proxy accepts, and nothing else', () => {
    const values = ['', 'NLD', 'nld', 'nl', 'nl-NL', 'short', 'long', '2012ES', '0123AB', '12', 'E K001', 'abcdefg'];
    values.push('x'.repeat(200), 'x'.repeat(201), `nld${'x'.repeat(2_045)}`, `nld${'x'.repeat(2_046)}`);
    const right = { postcode: '2012ES', houseNumber: '1', context: 'nld', country: 'nld' };
    let compared = 0;
    for (const name of operationNames()) {
      for (const { name: parameter, in: place, schema } of parametersOf(name)) {
        if (place === 'header') continue;
        for (const value of values) {
          const isAccepted = findBrokenRule(name, { ...right, [parameter]: value }) === null;
          const typed = schema['type'] === 'integer' && /^\d+$/.test(value) ? Number(value) : value;
          assert.equal(fits(schema, typed), isAccepted, `${name} ${parameter} ${value.slice(0, 20)}`);
          compared++;
        }
      }
    }
    assert.ok(compared > 200);
  });

  it('describes what the proxy answers in each operation', async () => {
    const service = createReferenceService({ credentials: { key: 'shop', secret } });
    const proxy = createAddressProxy({
      baseUrl: 'http://127.0.0.1',
      credentials: { key: 'shop', secret },
      fetch: async (request) => service.handle(request),
    });
    const answerOf = async (name: OperationName, params: Params, status = 200) => {
      const headers = { 'x-address-client': '1', 'x-autocomplete-session': 'session-1' };
      const response = await proxy(new Request(`http://shop.test${buildPath(name, params)}`, { headers }));
      assert.equal(response.status, status, name);
      const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
      const schema = described.get(name)?.responses[status]?.content[type]?.schema;
      assert.ok(schema, `${name} ${status} ${type}`);
      const body = await response.json();
      assert.ok(fits(schema, body), name);
      assert.equal(fits(schema, 'text'), false);
      return body;
    };
    const dutch = await answerOf('dutchByPostcode', { postcode: '2012ES', houseNumber: 30 });
    await answerOf('dutchByStreet', dutch);
    const { matches } = await answerOf('suggest', { context: 'nld', term: '2012ES 30' });
    await answerOf('details', matches[0]);
    await answerOf('validate', { country: 'nld', postcode: '2012ES', building: '30' });
    await answerOf('country', { country: 'NL' });
    await answerOf('countries', {});
    await answerOf('country', { country: 'Atlantis' }, 404);
    await answerOf('dutchByPostcode', { postcode: '9999ZZ', houseNumber: 1 }, 404);
    await answerOf('dutchByStreet', { city: 'Haarlem', street: 'x', houseNumber: 0 }, 400);
  });

  it('has every problem of an operation, at its status, with the scope of its limit', () => {
    // A GET of one of the seven paths is never refused for these.
    const others: readonly string[] = [problemTypes.method, problemTypes.noOperation];
    const found = new Set<string>();
    for (const { operationId, responses } of described.values()) {
      for (const type of Object.values(problemTypes)) {
        const problem = new ProxyProblem(type, { limit: 'session', parameter: 'term' });
        const schema = responses[problem.status]?.content['application/problem+json']?.schema;
        if (!schema || others.includes(type)) continue;
        found.add(type);
        assert.ok(fits(schema, problem.details), `${operationId} ${type}`);
        assert.equal(problem.details.limit, 'session');
        assert.equal(fits(schema, { ...problem.details, limit: 'nobody' }), false);
        assert.equal(fits(schema, { ...problem.details, status: problem.status + 1 }), false);
        const { title: _, ...untitled } = problem.details;
        assert.equal(fits(schema, untitled), false);
      }
    }
    assert.deepEqual(
      [...found].sort(),
      Object.values(problemTypes)
        .filter((type) => !others.includes(type))
        .sort(),
    );
  });
});
