/** Measures what fields that come and go leave behind, and entries one after another. */
import type { Field } from './fields.ts';
import { type Bench, type Held, heldBy } from './measure.ts';

/** Cycles before it counts: what is made once is no leak. */
const warmUp = 20;

/** The works that are repeated. */
export const works = ['mounts in a form', 'mounts in no form', 'entries'] as const;
/** One of them. */
export type Work = (typeof works)[number];

/** The memory that many cycles leave behind, all together. */
export async function leftBy(bench: Bench, field: Field, work: Work, cycles: number): Promise<Held> {
  bench.service.latencyMs = 0;
  bench.service.options = 8;
  const opened = await bench.open(field);
  const run = (times: number, from: number) =>
    opened.page.evaluate(runCycles, { times, from, work, isOurs: field === 'address-entry' });
  await run(warmUp, 0);
  const before = await heldBy(opened);
  await run(cycles, warmUp);
  const after = await heldBy(opened);
  await opened.close();
  return {
    bytes: after.bytes - before.bytes,
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
  };
}

interface Cycles {
  readonly times: number;
  readonly from: number;
  readonly work: Work;
  readonly isOurs: boolean;
}

/** Runs in the page. */
async function runCycles({ times, from, work, isOurs }: Cycles): Promise<void> {
  const { probe } = window;
  const put = (text: string) => {
    const input = probe.input();
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(input, text);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  };
  if (work === 'entries') {
    probe.input().focus();
    for (let time = from; time < from + times; time++) {
      // Numbers of three digits from the first one on: with the first of them comes the file that reads whole addresses, once a page.
      const text = `jul ${100 + time}`;
      put(text);
      await probe.listFor(text);
      if (isOurs) {
        const element = document.querySelector('address-entry') as Element & { value: unknown; clear(): void };
        element.shadowRoot?.querySelector<HTMLElement>('[role=option]')?.click();
        while (!element.value) await probe.painted();
        element.clear();
      } else put('');
      await probe.painted();
    }
    return;
  }
  const tag = work === 'mounts in a form' ? 'form' : 'section';
  // One place for all rounds, which stays: what it remembers of its fields counts.
  const place = document.querySelector(tag) ?? document.body.appendChild(document.createElement(tag));
  for (let time = 0; time < times; time++) {
    const holder = place.appendChild(document.createElement('div'));
    const unmount = await probe.mount(holder);
    unmount();
    holder.remove();
  }
}
