/**
 * One page for the cases of a process that ask for the same: a new one costs as much again as the document in it. Most cases have a demo,
 * and so an origin, of their own; what a browser stores for an origin is taken away as well.
 */
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** An empty page for one case. */
export interface LentPage {
  readonly page: Page;
  /** Leaves the page to the next case, or closes it if this one did what a later document would notice. A second call does nothing. */
  readonly giveBack: () => Promise<void>;
}

/** The wishes of a case. */
export interface PageOptions {
  readonly device: BrowserContextOptions;
  /** Run in each document before its scripts. */
  readonly scripts: readonly (() => void)[];
}

/**
 * The members of a page that leave nothing behind once its document, its history, its listeners and its routes are gone. A page of which
 * another one was used is closed: it may have a clock, a script, a permission or a network of its own.
 */
const traceless: ReadonlySet<string | symbol> = new Set([
  ...[
    'goto',
    'reload',
    'goBack',
    'url',
    'title',
    'content',
    'evaluate',
    'evaluateHandle',
    'screenshot',
    'setViewportSize',
  ],
  ...[
    'getByLabel',
    'getByRole',
    'getByText',
    'locator',
    'frameLocator',
    'frames',
    'keyboard',
    'mouse',
    'on',
    'route',
    'unroute',
  ],
  ...['waitForFunction', 'waitForLoadState', 'waitForRequest', 'waitForResponse', 'waitForURL', 'waitForTimeout'],
]);

interface SharedPage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly devtools: CDPSession;
}

/** By browser and by what they were opened for: the pages that nobody has. */
const idle = new WeakMap<Browser, Map<string, SharedPage[]>>();

/** An empty page: one that an earlier case has left, else a new one. */
export async function lendPage(browser: Browser, options: PageOptions): Promise<LentPage> {
  const shelves = idle.get(browser) ?? new Map<string, SharedPage[]>();
  idle.set(browser, shelves);
  const key = JSON.stringify([options.device, options.scripts.map(String)]);
  const shelf = shelves.get(key) ?? [];
  shelves.set(key, shelf);
  const shared = shelf.pop() ?? (await open(browser, options));
  const { page, listeners, isTraceless } = observe(shared.page);
  const putAway = async () => {
    for (const [event, listener] of listeners) shared.page.off(event, listener);
    const isEmpty = isTraceless() && (await empty(shared, options.device).catch(() => false));
    if (isEmpty) shelf.push(shared);
    else await shared.context.close();
  };
  let away: Promise<void> | undefined;
  const giveBack = () => {
    away ??= putAway();
    return away;
  };
  return { page, giveBack };
}

async function open(browser: Browser, { device, scripts }: PageOptions): Promise<SharedPage> {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  for (const script of scripts) await page.addInitScript(script);
  return { context, page, devtools: await context.newCDPSession(page) };
}

/** Makes the page as it was before its first document; false if it cannot be. */
async function empty({ context, page, devtools }: SharedPage, { viewport }: BrowserContextOptions): Promise<boolean> {
  if (!viewport) return false;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const origin = await page.evaluate(() => {
    if (window.origin !== 'null') sessionStorage.clear();
    window.name = '';
    return window.origin;
  });
  await page.goto('about:blank');
  if (origin !== 'null') await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  for (const key of ['Shift', 'Control', 'Alt', 'Meta']) await page.keyboard.up(key);
  await page.mouse.up();
  await page.mouse.move(0, 0);
  await page.setViewportSize(viewport);
  await context.clearCookies();
  await devtools.send('Page.resetNavigationHistory');
  return context.pages().length === 1;
}

type Listener = Parameters<Page['off']>[1];

interface Observed {
  /** To be used in place of the page. */
  readonly page: Page;
  /** The listeners that were added. */
  readonly listeners: readonly (readonly [event: 'close', listener: Listener])[];
  /** True if only members were used that leave nothing behind. */
  readonly isTraceless: () => boolean;
}

/** The page, and a look at what is done with it. */
function observe(original: Page): Observed {
  const listeners: [event: 'close', listener: Listener][] = [];
  let isTraceless = true;
  const page = new Proxy(original, {
    get(_, name) {
      if (name in original && !traceless.has(name)) isTraceless = false;
      const member: unknown = Reflect.get(original, name);
      if (typeof member !== 'function') return member;
      return (...parameters: unknown[]) => {
        if (name === 'on') listeners.push(parameters as (typeof listeners)[number]);
        return Reflect.apply(member, original, parameters);
      };
    },
  });
  return { page, listeners, isTraceless: () => isTraceless };
}
