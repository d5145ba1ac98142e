#!/usr/bin/env node
/** The command `address-entry-proxy`. */
import { bugOf } from '../proxy/events.ts';
import { createLog } from '../server/log.ts';
import { startServer } from '../server/server.ts';
import { readSettings, SettingsError } from '../server/settings.ts';
import { help } from '../server/variables.ts';

const signals = ['SIGTERM', 'SIGINT'] as const;

const args = process.argv.slice(2);
if (args.length === 1 && args[0] === '--help') {
  console.log(help);
  process.exit(0);
}
// Everybody on the machine can read the arguments of a process.
if (args.length > 0) refuse('It takes no arguments, only its environment.');

// Whoever reads the log may go away; the shop goes on.
process.stdout.on('error', () => {});
const log = createLog((line) => process.stdout.write(line));
process.on('uncaughtException', (error) => {
  log.event(bugOf(error));
  process.exit(1);
});

try {
  const { renew, stop } = await startServer(readSettings(process.env), log);
  // Reads the files of secrets again.
  process.on('SIGHUP', () => {
    try {
      renew(readSettings(process.env));
    } catch (error) {
      log.event({ kind: 'notRenewed', reason: sentenceOf(error) });
    }
  });
  const end = (signal: NodeJS.Signals) => {
    log.event({ kind: 'stopping', signal });
    // A second time, somebody means it. On before off: a signal that nobody listens to for a moment is lost.
    for (const each of signals) process.on(each, () => process.exit(1)).off(each, end);
    void stop().then(() => process.exit(0));
  };
  for (const each of signals) process.on(each, end);
} catch (error) {
  refuse(sentenceOf(error));
}

function refuse(sentence: string): never {
  console.error(`address-entry-proxy: ${sentence} Try --help.`);
  process.exit(2);
}

/** Only sentences that were written to be read, and codes: other messages may quote what they were given. */
function sentenceOf(error: unknown): string {
  if (error instanceof SettingsError || error instanceof TypeError) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
  return code === 'EADDRINUSE' ? 'The port is taken.' : `It cannot start: ${code}.`;
}
