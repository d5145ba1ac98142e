/** The code of panels, as a slow network or a deploy brings it or not; and the inside of the elements that have panels. */

import { errorShownOf } from '../../../src/core/entry/selectors.ts';
import type { Message } from '../../../src/core/entry/speech.ts';
import type { EntryState } from '../../../src/core/entry/state.ts';
import { PanelSet } from '../../../src/elements/engine/panel-set.ts';
import type { PanelHost } from '../../../src/elements/field/host.ts';
import { messagesIn, messagesOf as messagesOfPanel } from '../../../src/elements/speech/messages-in.ts';

/** Of an element at work: all messages that a state shows. */
const shown = new WeakMap<Element, (state: EntryState) => readonly Message[]>();

/** Everything that a state of an element shows in words. */
export function messagesOf(element: Element, state: EntryState): readonly Message[] {
  return shown.get(element)?.(state) ?? [];
}

/** Holds the network's files for elements that begin from now on, until they are released. */
export function holdCode() {
  const { load, mount } = PanelSet.prototype;
  const { reportError } = window;
  const gone = new Error('The code of a panel is gone.');
  const waiting: (() => void)[] = [];
  let way: 'there' | 'late' | 'gone' = 'there';

  // The test runner would end the test.
  window.reportError = (error) => {
    if (error !== gone) reportError(error);
  };
  PanelSet.prototype.load = async function (name) {
    if (way === 'late') await new Promise<void>((resolve) => waiting.push(resolve));
    return load.call(this, name);
  };
  PanelSet.prototype.mount = function (mode, start) {
    const noting = (host: PanelHost) => {
      // A home comes with its element.
      const isLoaded = mode === 'manual' || host.state.panel.awaited === mode;
      if (isLoaded && way === 'gone') throw gone;
      shown.set(host.root.host, (state) => {
        const { texts } = host.view;
        const model = this.mounted.get(state.panel.inSight)?.model(state, texts) ?? null;
        const messages = model ? messagesOfPanel(state, model, errorShownOf(state, model.invalid)) : [];
        return messagesIn({ state, texts, name: '', model, messages }, this.mounted.get('manual'));
      });
      return start(host);
    };
    mount.call(this, mode, noting);
  };

  return {
    /** From now on: `late` waits until it is `there` or `gone`. */
    set(next: typeof way): void {
      way = next;
      if (way !== 'late') for (const arrive of waiting.splice(0)) arrive();
    },
    release(): void {
      this.set('there');
      Object.assign(PanelSet.prototype, { load, mount });
      Object.assign(window, { reportError });
    },
  };
}
