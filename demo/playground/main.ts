/** The playground: try every setting of the elements, and see everything they do. */
import '../../src/index.ts';
import '../../src/i18n/auto.ts';
import { inspect } from '../../src/inspect.ts';
import { copyOnClick } from '../copy.ts';
import { showEvents } from '../events.ts';
import { find } from '../find.ts';
import { switchLanguages } from '../language.ts';
import { listValues } from '../order.ts';
import { showSessions } from '../sessions.ts';
import { showState } from '../state-log.ts';
import { type Change, showControls } from './controls.ts';
import { elementsOf } from './manifest.ts';
import { choices, initialSettings, readSettings, type Settings, writeSettings } from './settings.ts';
import { type Stage, setStage } from './stage.ts';
import { codeFor, frameworks } from './tag.ts';

const [form, data, events, state] = [find<HTMLFormElement>('#form'), find('#data'), find('#events'), find('#state')];

switchLanguages(find<HTMLSelectElement>('#language'));
copyOnClick(find('#copied'));
showSessions(find('#sessions'));

const menus = ['element', ...Object.keys(choices)].map((name) => find<HTMLSelectElement>(`#${name}`));
for (const [value, { name }] of Object.entries(frameworks))
  find<HTMLSelectElement>('#framework').add(new Option(name, value));

/** Shows the values that the form would submit. Called whenever something may have changed. */
function showData(): void {
  const list = listValues(form);
  data.replaceChildren(...(list.children.length > 0 ? [list] : []));
}

/** Starts everything that needs the manifest. */
function start(manifest: Parameters<typeof elementsOf>[0]): void {
  const elements = elementsOf(manifest);
  const elementOf = (name: string) => elements.find(({ tagName }) => tagName === name) ?? elements[0];
  for (const { tagName } of elements) find<HTMLSelectElement>('#element').add(new Option(`<${tagName}>`, tagName));
  let stage: Stage | null = null;

  /** Applies the settings to the stage, the code and every control. */
  function show(settings: Settings): void {
    const before = stage?.element;
    stage = setStage(find('#stage'), find('#place'), settings, stage);
    const { element } = stage;
    if (element !== before) {
      for (const log of [events, state]) log.replaceChildren();
      showState(element, state);
      inspect(element).subscribe(() => void element.updateComplete.then(showData));
    }
    find('#code').textContent = codeFor(settings);
    const chosen: Readonly<Record<string, string>> = { element: settings.element, ...settings.stage };
    for (const menu of menus) menu.value = chosen[menu.id] ?? '';
    const change: Change = (list, name, text) => {
      const { [name]: _, ...others } = settings[list];
      set({ ...settings, [list]: text === null ? others : { ...others, [name]: text } });
    };
    const described = elementOf(settings.element);
    if (described) showControls(described, settings, change);
    for (const menu of menus) {
      menu.onchange = () => {
        const described = menu.id === 'element' ? elementOf(menu.value) : null;
        set(
          described
            ? initialSettings(described, settings.stage)
            : { ...settings, stage: { ...settings.stage, [menu.id]: menu.value } },
        );
      };
    }
    showData();
  }

  function set(settings: Settings): void {
    history.replaceState(history.state, '', writeSettings(settings, location.search));
    show(settings);
  }

  const restore = () => {
    const settings = readSettings(location.search, elements);
    if (settings) show(settings);
  };
  find('#again').addEventListener('click', () => {
    stage = null;
    if (elements[0]) set(initialSettings(elements[0]));
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    find('#submitted').textContent = 'Submitted.';
  });
  form.addEventListener('reset', () => find('#submitted').replaceChildren());
  for (const name of ['input', 'change']) form.addEventListener(name, showData);
  addEventListener('popstate', restore);

  showEvents(find('#place'), events, [
    ...new Set(elements.flatMap((element) => element.events.map(({ name }) => name))),
  ]);
  // With enough space next to the stage, the attributes are visible from the start.
  if (matchMedia('(min-width: 60rem)').matches) find<HTMLDetailsElement>('#attributes').open = true;
  restore();
}

// In the demo and in the documentation, it is next to this page's folder.
void fetch('../custom-elements.json')
  .then((response) => response.json())
  .then(start);
