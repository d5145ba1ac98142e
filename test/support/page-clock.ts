/** A clock that a test in a page turns by hand: the timers of the page, `Date.now`, `performance.now` and chance. */
import { nextTask } from '../../src/waiting/next-task.ts';

/** A test's control of the time. */
export interface PageClock {
  /** Milliseconds that have passed. */
  readonly passed: number;
  /** Lets so many milliseconds pass, and everything happen that is due by then. */
  pass(milliseconds: number): Promise<void>;
  /** Sets the clock of the machine, as a person or a summer does: no timer notices. */
  set(milliseconds: number): void;
  /** Gives the page its own time back; what was not due yet is still to come. */
  release(): void;
}

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** Numbers of our own timers; those of the browser are far smaller. */
const firstId = 2 ** 30;

/** Holds the time of this page until it is released. Chance is always the same. */
export function holdClock(): PageClock {
  const own = { setTimeout: window.setTimeout, clearTimeout: window.clearTimeout };
  const [dateNow, performanceNow, random] = [Date.now, performance.now, Math.random];
  const [date, began] = [Date.now(), performance.now()];
  const timers = new Map<number, Timer>();
  let [passed, shift, id] = [0, 0, firstId];

  const setTimeout = (run: (...rest: unknown[]) => void, milliseconds = 0, ...rest: unknown[]) => {
    timers.set(++id, { at: passed + Math.max(0, milliseconds), run: () => run(...rest) });
    return id;
  };
  const clearTimeout = (it: number | undefined) => {
    if (it === undefined || !timers.delete(it)) own.clearTimeout.call(window, it);
  };
  Object.assign(window, { setTimeout, clearTimeout });
  Date.now = () => date + Math.round(passed) + shift;
  performance.now = () => began + passed;
  Math.random = () => 0.5;

  /** The timer that is due first. */
  const first = () => [...timers].sort(([, one], [, other]) => one.at - other.at)[0];

  return {
    get passed() {
      return passed;
    },
    async pass(milliseconds) {
      const until = passed + milliseconds;
      await nextTask();
      for (let next = first(); next && next[1].at <= until; next = first()) {
        passed = Math.max(passed, next[1].at);
        timers.delete(next[0]);
        next[1].run();
        await nextTask();
      }
      passed = until;
    },
    set(milliseconds) {
      shift += milliseconds;
    },
    release() {
      Object.assign(window, own);
      [Date.now, performance.now, Math.random] = [dateNow, performanceNow, random];
      for (const { at, run } of timers.values()) window.setTimeout(run, at - passed);
    },
  };
}
