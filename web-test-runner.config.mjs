import { esbuildPlugin } from '@web/dev-server-esbuild';
import { summaryReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { chromeFlags, findChrome } from './test/support/chrome.ts';
import { otherEngines } from './test/support/engines.ts';

const chrome = chromeLauncher({ launchOptions: { executablePath: findChrome(), args: chromeFlags } });

/** Tests of what needs a browser. Everything else runs in Node: `*.node.test.ts`. */
export default {
  files: ['test/**/*.test.ts', '!test/**/*.node.test.ts'],
  nodeResolve: { exportConditions: ['browser', 'production'] },
  plugins: [esbuildPlugin({ ts: true, target: 'es2022', tsconfig: 'tsconfig.json' })],
  browsers: [chrome, ...otherEngines()],
  // One page at a time: only a page in front has focus and frames.
  concurrency: 1,
  testFramework: { config: { timeout: 10_000 } },
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000,
  testsFinishTimeout: 120_000,
  reporters: [summaryReporter()],
};
