/** The panels of one element: which are there, and how the others are loaded. */
import type { CSSResult } from 'lit';
import type { LazyPanel, LazyReducers, Mode } from '../core/entry/state.ts';
import type { Panel, PanelHost, PanelModule } from './host.ts';
import { lazy } from './lazy.ts';
import { adoptStyles } from './styles.ts';

const lazyPanels = {
  manual: lazy(async () => (await import('./panels/manual/panel.ts')).manualPanel),
  'dutch-lookup': lazy(async () => (await import('./panels/dutch-lookup/panel.ts')).dutchLookupPanel),
};

/** Panels that are loaded on demand, by name. */
export const lazyNames: readonly LazyPanel[] = ['manual', 'dutch-lookup'];

/** Mounts panels into a shadow root, with their styles and reducers. */
export class PanelSet {
  readonly #host: PanelHost;
  readonly #install: (reducers: LazyReducers) => void;
  readonly #panels = new Map<Mode, Panel>();
  readonly #styles: CSSResult[];

  /**
   * @param styles those of the element
   * @param install adds reducers to the store
   */
  constructor(host: PanelHost, styles: readonly CSSResult[], install: (reducers: LazyReducers) => void) {
    this.#host = host;
    this.#styles = [...styles];
    this.#install = install;
  }

  /** Undefined as long as the panel is not mounted. */
  get(mode: Mode): Panel | undefined {
    return this.#panels.get(mode);
  }

  /** All that are mounted. */
  values(): Iterable<Panel> {
    return this.#panels.values();
  }

  /** Once more after the element moved to another document. */
  adoptStyles(): void {
    adoptStyles(this.#host.root, this.#styles);
  }

  /** Loads the code of a panel, and mounts it. Resolves with null when it cannot be had. */
  async load(name: LazyPanel): Promise<Panel | null> {
    const module = await lazyPanels[name]();
    // Without a shadow root there is no place for it yet.
    if (!this.#host.controllers.shadowRoot) return null;
    if (!module) this.#host.dispatch({ slice: 'entry', type: 'panelMissing', panel: name });
    else if (!this.#panels.has(name)) this.mount(name, module);
    return this.#panels.get(name) ?? null;
  }

  /** Puts a panel to work. */
  mount(mode: Mode, module: PanelModule): void {
    this.#install(module.reducers);
    this.#panels.set(mode, module.mount(this.#host));
    const added = module.styles.filter((style) => !this.#styles.includes(style));
    this.#styles.push(...added);
    if (added.length > 0) this.adoptStyles();
    if (mode !== 'manual' && mode !== 'dutch-lookup') return;
    const { countries = [] } = module;
    this.#host.dispatch({ slice: 'entry', type: 'panelLoaded', panel: mode, countries, seed: this.#host.seed() });
  }
}
