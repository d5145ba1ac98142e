/** A log of an element's state: one row for each transition of its store, the newest first. */
import { html, render } from 'lit';
import type { AddressEntry } from '../src/address-entry.ts';
import { inspect, type Transition } from '../src/inspect.ts';
import type { NlPostcodeLookup } from '../src/nl-postcode-lookup.ts';

/** Maximum number of rows; older ones are removed. */
const most = 50;

/** Maximum length of a value in a row, in characters; the JSON has all of it. */
const longest = 40;

type Values = Readonly<Record<string, unknown>>;

/** Shows every transition of the element from now on. */
export function showState(element: AddressEntry | NlPostcodeLookup, list: HTMLElement): void {
  let count = 0;
  inspect(element).subscribe((transition) => {
    const row = document.createElement('li');
    render(rowOf(transition, element.step, ++count), row);
    list.prepend(row);
    while (list.children.length > most) list.lastElementChild?.remove();
  });
}

function rowOf({ event, next, previous }: Transition, step: string, number: number) {
  const { panel, search } = next;
  const session = search.session ? `session ${search.session.id.slice(0, 8)}` : 'no session';
  // Most rows are never opened, so their content is rendered on demand, in a box that scrolls by keyboard too.
  const open = ({ currentTarget }: Event) => {
    const json = JSON.stringify(next, null, 2);
    render(
      html`<pre tabindex="0" role="group" aria-label="State ${number}">${json}</pre>`,
      currentTarget as HTMLElement,
    );
  };
  const what = changesOf(next, previous).join('; ');
  const summary = html`<strong class="event">${event.slice}/${event.type}</strong> <span class="where">${panel.inSight}, ${step}, ${session}</span> <span class="what">${what}</span>`;
  return html`<details @toggle=${{ handleEvent: open, once: true }}><summary>${summary}</summary></details>`;
}

/** The values that have changed, by path. Slices are compared member by member, but not any deeper. */
function changesOf(next: object, previous: object, path = ''): readonly string[] {
  const before: Values = { ...previous };
  const changed = Object.entries(next).filter(([name, value]) => !Object.is(value, before[name]));
  return changed.flatMap(([name, value]) => {
    const old = before[name];
    const isSlice = path === '' && isObject(value) && isObject(old);
    return isSlice ? changesOf(value, old, `${name}.`) : [`${path}${name} ${shortly(value)}`];
  });
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A short form of a value: for an object, what distinguishes it from others of its kind. */
function shortly(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (Array.isArray(value)) return `${value.length} of them`;
  if (!isObject(value)) return shortened(JSON.stringify(value));
  const { kind, reason, iso2, id, mailLines, address, matches } = value;
  if (isObject(address)) return shortly(address);
  if (Array.isArray(mailLines)) return shortened(mailLines.join(', '));
  if (Array.isArray(matches)) return `with ${matches.length} matches`;
  const name = [kind, reason, iso2, id].find((it) => typeof it === 'string');
  return shortened(name ?? JSON.stringify(value));
}

function shortened(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
