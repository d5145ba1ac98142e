/** What is wrong with a state for people who use assistive technology, as far as a machine can tell. */
import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { type AxNode, axReader } from './ax-tree.ts';
import { ours } from './busy.ts';
import { lineOf } from './transcript.ts';

/** What was found in one state. */
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

/** Looks at a state as it is. */
export async function audit(page: Page): Promise<Finding> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  // The page's clock stands still: axe waits for timers.
  const running = page.evaluate('axe.run()') as Promise<AxeResults>;
  let results: AxeResults | undefined;
  void running.then((it) => {
    results = it;
  });
  while (!results) {
    await page.clock.runFor(10);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const nodes = await (await axReader(page)).all();
  const controls = nodes.filter(({ role }) => controlRoles.includes(role));
  return {
    problems: [
      ...results.violations.map(({ id, nodes: at }) => `axe ${id}: ${at.map(({ html }) => html).join(' ')}`),
      ...controls.flatMap(problemsOf),
      ...(await page.evaluate(problemsIn, ours)),
    ],
    controls: controls.map((node) => lineOf({ ...node, value: '', states: {} })),
  };
}

function problemsOf(node: AxNode): readonly string[] {
  const line = lineOf(node);
  return [
    ...(node.name === '' && node.role !== 'MenuListPopup' ? [`no name: ${line}`] : []),
    ...(node.description !== '' && node.description === node.name ? [`says its name twice: ${line}`] : []),
  ];
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
