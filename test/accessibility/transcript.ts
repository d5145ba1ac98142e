/** The transcript of a journey for a blind shopper: the focus, step by step, and the texts of the live region. */
import type { Page } from 'playwright-core';
import { type AxNode, axReader, type Focus } from './ax-tree.ts';
import { ours } from './busy.ts';
import type { Journey } from './journeys/acts.ts';
import { beQuiet, settle } from './settle.ts';
import type { Look, Stage } from './stage.ts';

/** Called after each step. */
export type Visit = (step: string, page: Page) => Promise<void>;

/** Goes on a journey, and returns its transcript. */
export async function travel(
  stage: Stage,
  { title, markup, steps }: Journey,
  look?: Look,
  visit: Visit = async () => {},
): Promise<string> {
  const scene = await stage.open(markup, look);
  const { page } = scene;
  const lines = [title, ''];
  try {
    await settle(scene);
    await page.evaluate(listen, ours);
    const reader = await axReader(page);
    for (const [step, act] of steps) {
      await act(scene);
      await settle(scene);
      const atOnce = await page.evaluate(heard);
      const focus = await reader.focus();
      await beQuiet(scene);
      const later = await page.evaluate(heard);
      lines.push(step, ...focusLines(focus), ...saidLines('at once', atOnce), ...saidLines('after a while', later), '');
      await visit(step, page);
    }
    return lines.join('\n');
  } catch (error) {
    throw new Error(`${title}: the journey ends after\n${lines.join('\n')}`, { cause: error });
  } finally {
    await scene.close();
  }
}

function focusLines({ node, active }: Focus): readonly string[] {
  if (!node) return ['  focus    nowhere'];
  return [`  focus    ${lineOf(node)}`, ...(active ? [`  active   ${lineOf(active)}`] : [])];
}

function saidLines(when: string, said: readonly string[]): readonly string[] {
  return said.map((text) => `  said     ${text}   (${when})`);
}

const shownStates = ['required', 'expanded', 'selected', 'disabled', 'readonly', 'busy'];

/** A node on one line: what a screen reader reads of it. */
export function lineOf({ role, name, description, value, states }: AxNode): string {
  const invalid = states['invalid'] !== undefined && states['invalid'] !== 'false' ? 'invalid' : '';
  const isOn = (state: string) => states[state] === true || states[state] === 1;
  const collapsed = states['expanded'] === false ? 'collapsed' : '';
  const parts = [value && `“${value}”`, ...shownStates.filter(isOn), collapsed, invalid].filter(Boolean);
  const described = description ? ` (${description})` : '';
  return `${role} “${name}”${parts.map((part) => `, ${part}`).join('')}${described}`;
}

declare global {
  interface Window {
    /** The texts of the page's live regions since they were last read. */
    saidHere: string[];
  }
}

/** Runs in the page. */
function listen(selector: string): void {
  window.saidHere = [];
  for (const element of document.querySelectorAll(selector)) {
    for (const region of element.shadowRoot?.querySelectorAll('[role=status], [role=alert], [aria-live]') ?? []) {
      const observer = new MutationObserver(() => {
        const text = region.textContent?.trim();
        if (text) window.saidHere.push(text);
      });
      observer.observe(region, { subtree: true, childList: true, characterData: true });
    }
  }
}

/** Runs in the page. */
function heard(): string[] {
  return window.saidHere.splice(0);
}
