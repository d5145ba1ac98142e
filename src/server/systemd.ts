/** Tells systemd what the server does, for units with `Type=notify`. */
import { execFile } from 'node:child_process';

/**
 * Runs `systemd-notify`, because Node has no datagrams over Unix sockets. Does nothing without systemd, which says by
 * `NOTIFY_SOCKET` that it listens.
 */
export function notifySystemd(state: 'READY=1' | 'STOPPING=1'): void {
  if (process.env['NOTIFY_SOCKET'] === undefined) return;
  execFile('systemd-notify', [state], (error) => {
    if (error) process.stderr.write('address-entry-proxy: systemd-notify cannot be run.\n');
  });
}
