/**
 * Public entry point `address-entry-sandbox/testing`: the reference service, and a proxy in front of it, for a test
 * run.
 */
export { startTestService, type TestLedger, type TestService, type TestServiceOptions } from './testing/service.ts';
