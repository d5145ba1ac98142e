import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildPath } from '../../../src/contract/operations.ts';
import type { ErrorBody, Match } from '../../../src/contract/types.ts';
import { serviceOf } from './support.ts';

async function errorOf(response: Response): Promise<[status: number, id: string]> {
  const { exception, exceptionId } = (await response.json()) as ErrorBody;
  assert.match(exception, /^[A-Z].*\.$/);
  return [response.status, exceptionId.split('_').at(-1) ?? ''];
}

describe('the errors of the reference service', () => {
  it('distinguish an unknown key from a wrong secret', async () => {
    const { fetch } = serviceOf();
    for (const [user, id] of [
      ['other:secret', 'NotAuthorizedException'],
      ['key:other', 'PasswordNotCorrectException'],
    ] as const) {
      const response = await fetch(buildPath('countries', {}), { authorization: `Basic ${btoa(user)}` });
      assert.deepEqual(await errorOf(response), [401, id]);
    }
    const response = await fetch(buildPath('countries', {}), { authorization: '' });
    assert.equal(response.status, 401);
  });

  for (const [path, id] of [
    ['postcode', 'NoPostcodeSpecified'],
    ['postcode/', 'NoPostcodeSpecified'],
    ['postcode//30', 'NoPostcodeSpecified'],
    ['postcode/2012ES', 'NoHouseNumberSpecified'],
    ['postcode/2012ES/', 'NoHouseNumberSpecified'],
    ['postcode/2012ESX/30', 'PostcodeTooLong'],
    ['postcode/2012%20ES/30x', 'InvalidHouseNumber'],
    ['postcode/0012ES/30', 'InvalidPostcode'],
    ['postcode/2012ES/100000', 'ValueTooHigh'],
    ['postcode/2012ES/30/1234567', 'TooLong'],
  ] as const) {
    it(`have the recorded id ${id} for ${path}`, async () => {
      const response = await serviceOf().fetch(`/nl/v1/addresses/${path}`);
      assert.deepEqual(await errorOf(response), [400, `${id}Exception`]);
    });
  }

  it('are a 400 for a context that was made up, altered, or has expired', async () => {
    let now = 0;
    const { ask, suggest } = serviceOf({ now: () => now, contextLifetime: 60 });
    const [street] = (await suggest('nld', 'julian')).matches as [Match];
    const forged = [`nld${'a'.repeat(100)}`, `${street.context}00`, street.context.replace('nld', 'bel'), 'xyz', '12'];
    for (const context of forged) assert.equal((await ask('suggest', { context, term: 'x' })).status, 400, context);
    now = 61_000;
    assert.equal((await ask('suggest', { context: street.context, term: street.value })).status, 400);
  });

  it('are a 400 for details of anything but an address', async () => {
    const { ask, suggest } = serviceOf();
    const [street] = (await suggest('nld', 'julian')).matches as [Match];
    assert.deepEqual(await errorOf(await ask('details', { context: street.context })), [400, 'TooShortException']);
  });
});
