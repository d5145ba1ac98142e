/** The command `address-entry-proxy`: starts the server and connects it to the signals of the process. */
import { bugEventOf } from '../proxy/events.ts';
import { createAddressProxy } from '../proxy/handler.ts';
import { checkSurroundings } from '../server/check-config.ts';
import { help, SettingsError, withVariableNames } from '../server/environment.ts';
import { createLog } from '../server/log.ts';
import { loadOptionalParts } from '../server/optional-parts.ts';
import { type RunningServer, startServer } from '../server/server.ts';
import '../server/service-connections.ts';
import { readSettings } from '../server/settings.ts';
import { notifySystemd } from '../server/systemd.ts';

const stopSignals = ['SIGTERM', 'SIGINT'] as const;

const args = process.argv.slice(2);
if (args.length === 1 && args[0] === '--help') {
  console.log(help);
  process.exit(0);
}
const isOffline = args.at(1) === '--offline';
if (args[0] === '--check-config' && args.length === (isOffline ? 2 : 1)) {
  try {
    const settings = readSettings(process.env);
    for (const { proxy } of settings.shops) createAddressProxy(proxy);
    const parts = await loadOptionalParts(settings);
    if (!isOffline) await checkSurroundings(settings, parts);
    console.log('Configuration OK.');
    process.exit(0);
  } catch (error) {
    refuse(sentenceOf(error));
  }
}
// Other arguments are refused because every user of the machine can read the arguments of a process.
if (args.length > 0) refuse('It takes no arguments, only its environment.');

// The proxy keeps working when the program that reads its log ends.
process.stdout.on('error', () => {});
let lines = '';
const flush = () => {
  if (lines !== '') process.stdout.write(lines);
  lines = '';
};
process.on('exit', flush);
// A write takes longer than its line, so those of one turn of the event loop go together.
const log = createLog((line) => {
  if (lines === '') setImmediate(flush);
  lines += line;
});
process.on('uncaughtException', (error) => {
  log.event(bugEventOf(error));
  process.exit(1);
});

try {
  const starting = startServer(readSettings(process.env), log);
  // The signals are listened to from the beginning: one that comes while it starts is followed when it has started.
  // SIGHUP reads the files of secrets, limits and the cap again.
  process.on('SIGHUP', () => void starting.then(reloadSettings, () => {}));
  const shutDown = (signal: NodeJS.Signals) => {
    log.event({ kind: 'stopping', signal });
    notifySystemd('STOPPING=1');
    // A second signal ends the process at once. The new listener is added before the old one is removed, because a
    // signal without any listener would end the process with another exit code.
    for (const each of stopSignals) process.on(each, () => process.exit(1)).off(each, shutDown);
    void starting.then(({ stop }) => stop()).then(() => process.exit(0));
  };
  for (const each of stopSignals) process.on(each, shutDown);
  await starting;
  notifySystemd('READY=1');
} catch (error) {
  refuse(sentenceOf(error));
}

function reloadSettings({ reload }: RunningServer): void {
  try {
    reload(readSettings(process.env));
  } catch (error) {
    log.event({ kind: 'notReloaded', reason: sentenceOf(error) });
  }
}

function refuse(sentence: string): never {
  console.error(`address-entry-proxy: ${sentence} Try --help.`);
  process.exit(2);
}

/**
 * A sentence about an error. It uses only messages that this project wrote, and error codes, because other messages may
 * quote secrets.
 */
function sentenceOf(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  if (error instanceof TypeError) return withVariableNames(error.message);
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
  return `It cannot start: ${code}.`;
}
