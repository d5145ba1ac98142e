import { startDemo } from './server.ts';

const port = Number(process.env['PORT'] ?? 5173);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT must be a number from 0 to 65535, not "${process.env['PORT']}".`);
  process.exit(1);
}

const demo = await startDemo({ port });
console.log(`\n  The demo checkout is at ${demo.url}\n`);
if (new URL(demo.url).port !== String(port) && port !== 0) console.log(`  (port ${port} is taken)\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void demo.close().then(() => process.exit()));
