/** The public entry `address-entry-sandbox/testing`: the reference service, and a proxy before it, for a run of tests. */
export { startTestService, type TestLedger, type TestService, type TestServiceOptions } from './testing/service.ts';
