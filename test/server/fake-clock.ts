/** Is loaded into the command before it: no timer of `setTimeout` fires until SIGUSR2, by which ten seconds pass at once. */
interface Timer {
  readonly at: number;
  readonly run: () => void;
}

let now = 0;
const timers = new Set<Timer>();
Object.assign(globalThis, {
  setTimeout: (callback: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    const timer = { at: now + ms, run: () => callback(...args), ref: () => timer, unref: () => timer };
    timers.add(timer);
    return timer;
  },
  clearTimeout: (timer: Timer) => timers.delete(timer),
});

process.on('SIGUSR2', () => {
  let fired = 0;
  for (const end = now + 10_000; now < end; now += 100) {
    for (const timer of timers) {
      if (timer.at > now || !timers.delete(timer)) continue;
      timer.run();
      fired++;
    }
  }
  console.log(JSON.stringify({ kind: 'tenSecondsLater', fired }));
});
