/** The panel in sight and the way to it: what each transition makes of the union. Pure, and of nothing but the panels. */
import type { LazyPanel, Loading, Mode, PanelState } from './state.ts';

/** The panel comes into sight, and no other is awaited. Manual fields come through `want`: they need their code. */
export function show(panel: PanelState, name: Exclude<Mode, 'manual'>): PanelState {
  const { code, prefersSearch } = panel;
  const shown = { awaited: null, code } as const;
  return name === 'dutch-lookup'
    ? { ...shown, inSight: name, prefersSearch: false }
    : { ...shown, inSight: name, prefersSearch };
}

/** The panel comes into sight at once if it is loaded, else as soon as it is. */
export function want(panel: PanelState, name: LazyPanel): PanelState {
  const { code, prefersSearch } = panel;
  if (name === 'dutch-lookup') {
    if (code[name] === 'loaded') return show(panel, name);
    return { ...coded(panel, name, 'loading'), awaited: name, prefersSearch: false };
  }
  if (panel.inSight === 'manual' || code.manual === 'loaded') {
    return { inSight: 'manual', awaited: null, prefersSearch, code: { ...code, manual: 'loaded' } };
  }
  return { ...coded(panel, name, 'loading'), awaited: name };
}

/** No panel is awaited any more. Its code is loaded on. */
export function stopWaiting(panel: PanelState): PanelState {
  return panel.awaited === null ? panel : { ...panel, awaited: null };
}

/** The person goes on in the search where the Dutch lookup comes first. */
export function turnToSearch({ code }: PanelState): PanelState {
  return { inSight: 'search', awaited: null, prefersSearch: true, code };
}

/** No Dutch lookup comes first here: it is neither in sight nor awaited, and nobody prefers the search to it. */
export function withoutLookup(panel: PanelState): PanelState {
  const kept = panel.awaited === 'dutch-lookup' ? stopWaiting(panel) : panel;
  if (kept.inSight === 'dutch-lookup') return { ...kept, inSight: 'search' };
  return kept.prefersSearch ? { ...kept, prefersSearch: false } : kept;
}

/** The code is being loaded though no one waits for it, is there, or cannot be had. What is there stays so. */
export function withCode(panel: PanelState, name: LazyPanel, code: Loading): PanelState {
  if (panel.code[name] === 'loaded') return panel;
  const { awaited } = panel;
  const next = awaited === name ? stopWaiting(panel) : panel;
  const known = coded(next, name, code);
  return awaited === name && code === 'loaded' ? want(known, name) : known;
}

/** For a panel whose code is not there: neither in sight nor, after this, awaited as anything but `loading`. */
function coded<Panel extends PanelState, Name extends LazyPanel, Code extends Loading>(
  panel: Panel,
  name: Name,
  code: Code,
): Panel & { readonly code: Readonly<Record<Name, Code>> } {
  // A computed name loses what the compiler knows of the others.
  return { ...panel, code: { ...panel.code, [name]: code } } as Panel & { readonly code: Readonly<Record<Name, Code>> };
}
