import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { openApiDocument, openApiPath } from '../../../demo/service/openapi.ts';
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
