import { createAddressProxy } from '../../../src/proxy.ts';
import { noLimits } from '../../proxy/support.ts';
import { contractSuite } from './contract.suite.ts';
import { credentials } from './support.ts';

/** The account is the proxy's business: a browser is never told that it was refused. */
const statuses: Readonly<Record<number, number>> = { 401: 502, 403: 502 };

/** Milliseconds: a country is made when it is first asked for, and a busy machine takes its time. */
const timeout = 300_000;

contractSuite({
  name: 'the proxy before it',
  before: (service) =>
    createAddressProxy({ baseUrl: 'http://127.0.0.1', credentials, fetch: service, limits: noLimits, timeout }),
  status: (status) => statuses[status] ?? status,
  hasOwnErrors: false,
});
