import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { openApiDocument, openApiPath } from '../../../demo/service/openapi.ts';
import { schemas } from '../../../demo/service/openapi-schemas.ts';
import { operationNames, operations } from '../../../src/contract/operations.ts';

describe('the OpenAPI description', () => {
  it('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(structuredClone(openApiDocument()));
    assert.deepEqual([result.valid, result.errors], [true, undefined]);
  });

  it('describes the operations of the table, and no others', () => {
    const { paths } = openApiDocument();
    assert.deepEqual(Object.keys(paths).sort(), operationNames().map(openApiPath).sort());
    for (const name of operationNames()) {
      const parameters = paths[openApiPath(name)]?.get.parameters ?? [];
      const inPath = Array.from(operations[name].path.matchAll(/\{(\w+)/g), ([, it]) => it);
      assert.deepEqual(
        parameters.filter((it) => it.in === 'path').map((it) => it.name),
        inPath,
      );
      assert.deepEqual(
        parameters.filter((it) => it.in === 'query').map((it) => it.name),
        [...operations[name].query],
      );
      assert.equal(
        parameters.some((it) => it.in === 'header'),
        operations[name].session === true,
      );
    }
  });
});

/** A value from deep inside a description. */
function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce((inner, name) => Reflect.get(Object(inner), name), value);
}

describe('the description of a body', () => {
  const required: readonly (readonly [shape: string, missing: readonly string[]])[] = [
    ['Country', []],
    ['CountryWithCodes', []],
    ['Match', ['tags']],
    ['AutocompleteResponse', []],
    ['AddressParts', ['region']],
    ['InternationalAddress', []],
    ['ValidationMatch', []],
    ['DutchAddress', []],
  ];
  for (const [shape, missing] of required) {
    it(`says that the service sends every member of ${shape}${missing.length > 0 ? ` but ${missing}` : ''}`, () => {
      const members = Object.keys(Object(at(schemas, shape, 'properties')));
      assert.deepEqual(
        at(schemas, shape, 'required'),
        members.filter((name) => !missing.includes(name)),
      );
    });
  }
});
