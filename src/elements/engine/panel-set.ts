/** The panels of an element: mounts them, and loads those that come later. */
import { type EntryState, isLazy, type LazyPanel, type PanelName } from '../../core/entry/state.ts';
import { isVerificationAwaited } from '../../core/entry/submission.ts';
import type { Panel, PanelHost, StartPanel } from '../field/host.ts';
import { Lazy } from '../field/lazy.ts';

/** Panels that are loaded on demand. */
export type LaterPanels = Readonly<Partial<Record<LazyPanel, Lazy<StartPanel>>>>;

const manual = new Lazy(async () => (await import('../panels/manual/panel.ts')).manualPanel);

/** The panels that a state needs: the awaited one, and the one that validates the address. */
export function neededIn(state: EntryState): readonly LazyPanel[] {
  const { awaited } = state.panel;
  const verifying = isVerificationAwaited(state) && awaited !== 'manual' ? (['manual'] as const) : [];
  return awaited ? [awaited, ...verifying] : verifying;
}

/** Starts panels, and keeps them. */
export class PanelSet {
  readonly #host: PanelHost;
  readonly mounted = new Map<PanelName, Panel>();
  readonly #later: LaterPanels;

  /** @param later the element's own panels, besides manual entry */
  constructor(host: PanelHost, later: LaterPanels) {
    this.#host = host;
    this.#later = { manual, ...later };
  }

  /** Loads and mounts a panel. Resolves with null on failure. */
  async load(name: LazyPanel): Promise<Panel | null> {
    const start = await this.#later[name]?.load();
    await new Promise<void>(this.#host.afterPress);
    // Without a shadow root there is no place for it yet.
    if (!this.#host.element.shadowRoot) return null;
    try {
      if (start && !this.mounted.has(name)) this.mount(name, start);
    } catch (error) {
      // It is reported like any script error; the rest works without the panel.
      reportError(error);
    }
    const panel = this.mounted.get(name) ?? null;
    if (!panel) this.#host.dispatch({ slice: 'entry', type: 'codeLoaded', code: name, isThere: false });
    return panel;
  }

  /** Starts a panel. If that throws, it is not mounted. */
  mount(name: PanelName, start: StartPanel): void {
    this.mounted.set(name, start(this.#host));
    if (isLazy(name)) this.#host.dispatch({ slice: 'entry', type: 'codeLoaded', code: name, isThere: true });
  }
}
