/** Measures inside the page. It is there before the scripts of the page. */

/** The time of the last key, and its results; milliseconds on the clock of the page. */
export interface Typed {
  /** From the last key to the frame that has the list for the whole text. */
  readonly listMs: number;
  /** From the last key to the request for the whole text. */
  readonly requestMs: number;
  /** Lists on display before that, each for a part of the text. */
  readonly listsBefore: number;
}

/** The probe of a page. */
export interface Probe {
  readonly begun: number;
  /** From the first script to a field that is painted. */
  startedAfter: number;
  /** Sum of layout shifts. */
  shift: number;
  /** Milliseconds of each long task so far. */
  readonly longTasks: number[];
  readonly mount: (holder: Element) => Promise<() => void>;
  readonly rootOf: (holder: Element) => ParentNode & Node;
  readonly painted: () => Promise<number>;
  /** The field that the page began with. */
  readonly root: () => ParentNode & Node;
  readonly input: () => HTMLInputElement;
  /** Resolves when the list for this text is painted. */
  readonly listFor: (text: string) => Promise<Typed>;
  /** Elements of the field that are changed until it is called. */
  readonly countTouched: () => () => number;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in the page before anything else. */
export function installProbe(): void {
  let lastKey = 0;
  const asked: { readonly url: string; readonly at: number }[] = [];
  const ownFetch = window.fetch;
  window.fetch = (input, init) => {
    asked.push({
      url: decodeURIComponent(input instanceof Request ? input.url : String(input)),
      at: performance.now(),
    });
    return ownFetch(input, init);
  };
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      lastKey = timeStamp;
    },
    true,
  );
  const painted = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });
  const root = () => probe.rootOf(document.querySelector('#holder') as Element);
  const everything = { childList: true, attributes: true, characterData: true, subtree: true };
  const probe: Probe = {
    begun: performance.now(),
    startedAfter: 0,
    shift: 0,
    longTasks: [],
    mount: () => Promise.reject(new Error('The page has not begun.')),
    rootOf: (holder) => holder,
    painted,
    root,
    input: () => (root().querySelector('#input') ?? root().querySelector('input')) as HTMLInputElement,
    listFor: (text) =>
      new Promise((resolve) => {
        const lists = new Set<string>();
        let isThere = false;
        const look = () => {
          const shown = root().querySelector('[role=option]')?.textContent?.trim().split(' #')[0];
          if (isThere || !shown) return;
          isThere = shown === text;
          if (!isThere) lists.add(shown);
          else {
            observer.disconnect();
            const request = asked.findLast(({ url }) => url.includes(`/${text}/`) || url.endsWith(`/${text}`));
            void painted().then((at) =>
              resolve({
                listMs: at - lastKey,
                requestMs: request ? request.at - lastKey : 0,
                listsBefore: lists.size,
              }),
            );
          }
        };
        const observer = new MutationObserver(look);
        observer.observe(root(), everything);
        look();
      }),
    countTouched: () => {
      const touched = new Set<Node>();
      const observer = new MutationObserver((records) => {
        for (const { target } of records) touched.add(target);
      });
      observer.observe(root(), everything);
      return () => {
        for (const { target } of observer.takeRecords()) touched.add(target);
        observer.disconnect();
        return touched.size;
      };
    },
  };
  window.probe = probe;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('layout-shift', (entry) => {
    // As the metric does: what moves right after a key or a click is what was asked for.
    if (!Reflect.get(entry, 'hadRecentInput')) probe.shift += Number(Reflect.get(entry, 'value'));
  });
  observe('longtask', ({ duration }) => {
    probe.longTasks.push(duration);
  });
}
