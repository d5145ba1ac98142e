import type { ElementHost } from '../field/host.ts';

/** Shows the shopper why the value is invalid. */
export function refuse(host: ElementHost): void {
  if (host.view.formState?.invalid?.isWait) return;
  host.dispatch({ slice: 'entry', type: 'invalidShown' });
  // If the focus comes here only now, the field opens the list itself.
  if (host.element.matches(':focus-within')) host.dispatch({ slice: 'search', type: 'listWanted', seed: host.seed() });
}
