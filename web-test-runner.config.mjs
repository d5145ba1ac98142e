import { browserTestConfig } from './test/support/browser-tests.ts';

/** For the runner's own command (`npx wtr`) and for editors. `npm test` chooses files and engines by its arguments. */
export default browserTestConfig({
  files: ['test/**/*.test.ts', '!test/**/*.node.test.ts'],
  engines: ['chromium'],
});
