/** Requests as the proxy parses them. */
import assert from 'node:assert/strict';
import { parseRequest } from '../../src/proxy/parse-request.ts';
import { ProxyProblem } from '../../src/proxy/problem.ts';

export const headers = { 'x-address-client': '1', 'x-autocomplete-session': 'session-1' };

/** The request of a path, or the parameter for which it is refused. */
export function parse(path: string, mount = '', extra: Readonly<Record<string, string>> = {}) {
  const request = new Request(`http://shop.test${path}`, { headers: { ...headers, ...extra } });
  try {
    return parseRequest(request, mount);
  } catch (error) {
    assert.ok(error instanceof ProxyProblem);
    return error.init.parameter ?? error.type.replace(/.*:/, '');
  }
}

export const v1 = '/international/v1';
