/** Finds problems of a state for people who use assistive technology, if a machine can find them. */
import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { type AxNode, axReader } from './ax-tree.ts';
import { ours } from './busy.ts';
import { lineOf } from './transcript.ts';

/** The findings in one state. */
export interface Finding {
  /** One sentence for each thing that is wrong. */
  readonly problems: readonly string[];
  /** Name, role and description of every control. */
  readonly controls: readonly string[];
}

/** Roles of what a person can act on, or is led through. */
const controlRoles = [
  'button',
  'combobox',
  'textbox',
  'searchbox',
  'listbox',
  'option',
  'group',
  'link',
  'MenuListPopup',
];

/** The rules that axe checks: those of WCAG, A and AA. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Looks at a state as it is.
 *
 * @param seen what elements looked like before, in the same look: nothing new is found where they look so again
 */
export async function audit(page: Page, seen: Set<string>): Promise<Finding> {
  const markup = await page.evaluate(markupIn, ours);
  if (seen.has(markup)) return { problems: [], controls: [] };
  seen.add(markup);
  const nodes = await (await axReader(page)).all();
  const controls = nodes.filter(({ role }) => controlRoles.includes(role));
  return {
    problems: [
      ...(await violationsIn(page)),
      ...controls.flatMap(problemsOf),
      ...(await page.evaluate(problemsIn, ours)),
    ],
    controls: controls.map((node) => lineOf({ ...node, value: '', states: {} })),
  };
}

/** Runs axe beside the page, where timers are the browser's own: the page's clock stands still. */
async function violationsIn(page: Page): Promise<readonly string[]> {
  const evaluate = await besidePage(page);
  const context = JSON.stringify(ours);
  const options = JSON.stringify({ runOnly: rules, resultTypes: ['violations'], preload: false });
  return evaluate(`axe.run(${context}, ${options}).then(${textsOf})`) as Promise<readonly string[]>;
}

/** Runs beside the page. */
function textsOf({ violations }: AxeResults): readonly string[] {
  return violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

const besidePages = new WeakMap<Page, Promise<(expression: string) => Promise<unknown>>>();

/** A world of scripts of its own, with axe, that has the page's document. */
function besidePage(page: Page): Promise<(expression: string) => Promise<unknown>> {
  const beside = besidePages.get(page) ?? openBeside(page);
  besidePages.set(page, beside);
  return beside;
}

async function openBeside(page: Page): Promise<(expression: string) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
  });
  const evaluate = async (expression: string) => {
    const options = { expression, contextId, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', options);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as unknown;
  };
  await evaluate(`${axe.source}; true`);
  return evaluate;
}

function problemsOf(node: AxNode): readonly string[] {
  const line = lineOf(node);
  return [
    ...(node.name === '' && node.role !== 'MenuListPopup' ? [`no name: ${line}`] : []),
    ...(node.description !== '' && node.description === node.name ? [`says its name twice: ${line}`] : []),
  ];
}

/** Runs in the page. */
function markupIn(selector: string): string {
  return [...document.querySelectorAll(selector)].map((it) => it.outerHTML + it.shadowRoot?.innerHTML).join();
}

/** Runs in the page. */
function problemsIn(selector: string): string[] {
  const found: string[] = [];
  for (const { shadowRoot: root, localName } of document.querySelectorAll(selector)) {
    if (!root) continue;
    const regions = root.querySelectorAll('[role=status], [role=alert], [role=log], [aria-live]');
    if (regions.length !== 1) found.push(`<${localName}> has ${regions.length} live regions`);
    for (const name of ['aria-controls', 'aria-activedescendant', 'aria-labelledby']) {
      for (const element of root.querySelectorAll(`[${name}]`)) {
        for (const id of (element.getAttribute(name) ?? '').split(' ')) {
          if (!root.getElementById(id)) found.push(`${name} of ${element.localName}#${element.id} names no “${id}”`);
        }
      }
    }
    if (root.querySelector('[title]')) found.push(`<${localName}> has a title`);
  }
  const overflow = document.documentElement.scrollWidth - innerWidth;
  if (overflow > 0) found.push(`${overflow} pixels too wide`);
  return found;
}
