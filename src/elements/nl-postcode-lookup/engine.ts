/** The engine of `<nl-postcode-lookup>`: all code that is loaded on interaction. */
import { nothing } from 'lit';
import { netherlands } from '../../core/address/from-dutch.ts';
import { defaultProperties, type EntryProperties } from '../../core/entry/state.ts';
import { commonNl } from '../../i18n/nl/common.ts';
import { lookupNl } from '../../i18n/nl/lookup.ts';
import { onWanted, registerMessages } from '../../i18n/register.ts';
import { registry } from '../../i18n/registry.ts';
import { engine } from '../engine/engine.styles.ts';
import { EntryController } from '../engine/entry-controller.ts';
import { isInput } from '../field/element-kinds.ts';
import type { AttachEngine } from '../field/engine-port.ts';
import type { PanelHost } from '../field/host.ts';
import type { OwnAct } from '../field/queue.ts';
import { lookupTexts } from '../panels/dutch-lookup/model.ts';
import { dutchLookupPanel } from '../panels/dutch-lookup/panel.ts';
import { result } from '../panels/result.styles.ts';

// The page's own registrations take precedence.
registerMessages('nl', { common: commonNl, lookup: lookupNl, ...registry.languages.get('nl') });
// Manual entry is loaded later, and so are its Dutch messages; without them it is in English.
onWanted((tag) => {
  if (!/^nl\b/i.test(tag)) return;
  import('../../i18n/nl/manual.ts')
    .then(({ manualNl }) => registerMessages('nl', { manual: manualNl }))
    .catch(() => {});
});

/** Properties for reducers that are the same for every element. */
const properties: EntryProperties = { ...defaultProperties, home: 'dutch-lookup', country: 'NL' };

/** Attaches the engine to an element. */
export const attachPostcodeLookup: AttachEngine = (port) => {
  port.adoptStyles([engine, result]);
  return new EntryController(port, {
    panels: { 'dutch-lookup': dutchLookupPanel },
    countries: [netherlands],
    properties: () => properties,
    texts: () => lookupTexts(port.source()),
    perform,
    renderCountry: () => nothing,
  });
};

function perform(host: PanelHost, act: OwnAct): void {
  if (act.type === 'streetWanted') {
    host.dispatch({ slice: 'dutch-lookup', type: 'methodChosen', method: 'street' });
    host.moveFocus('fieldset input');
    return;
  }
  const field = textFields.find((name) => name === act.field);
  if (!field) return;
  // The field contained a restored street, over which a postcode was typed.
  if (field === 'postcode') host.dispatch({ slice: 'dutch-lookup', type: 'methodChosen', method: 'postcode' });
  host.dispatch({ slice: 'dutch-lookup', type: 'typed', field, text: act.text });
  const commit = () => {
    const { activeElement } = host.root;
    // Someone who has moved on to an empty field has finished the others.
    const isTyping = isInput(activeElement) && activeElement.value !== '';
    if (!isTyping) host.dispatch({ slice: 'dutch-lookup', type: 'committed' });
  };
  // After all queued actions, which may have led to other fields.
  queueMicrotask(() => host.afterPress(commit));
}

/** The fields that exist before the engine has loaded, by id. */
const textFields = ['postcode', 'houseNumber', 'addition'] as const;
