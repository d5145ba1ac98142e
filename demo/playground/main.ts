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
import { type List, showControls } from './controls.ts';
import { elementsOf } from './manifest.ts';
import { choices, initialSettings, readSettings, type Settings, writeSettings } from './settings.ts';
import { type Stage, setStage } from './stage.ts';
import { codeFor, frameworkNames } from './tag.ts';

const [form, data] = [find<HTMLFormElement>('#form'), find('#data')];
const [stageBox, place] = [find('#stage'), find('#place')];
const [events, state, code] = [find('#events'), find('#state'), find('#code')];

switchLanguages(find<HTMLSelectElement>('#language'));
copyOnClick(find('#copied'));
showSessions(find('#sessions'));

const menus = Object.fromEntries(
  ['element', ...Object.keys(choices)].map((name) => [name, find<HTMLSelectElement>(`#${name}`)]),
);
for (const [value, name] of Object.entries(frameworkNames)) menus['framework']?.add(new Option(name, value));

/** Clears a panel, except for the text that says it is empty. */
function showNothing(panel: HTMLElement, tagName: 'li' | 'p'): void {
  const empty = document.createElement(tagName);
  empty.className = 'empty';
  empty.textContent = 'Nothing so far.';
  panel.replaceChildren(empty);
}

/** Starts everything that needs the manifest. */
function start(manifest: Parameters<typeof elementsOf>[0]): void {
  const elements = elementsOf(manifest);
  for (const { tagName } of elements) menus['element']?.add(new Option(`<${tagName}>`, tagName));

  const found = readSettings(location.search, elements);
  if (!found) throw new Error('The manifest has no elements.');
  let settings: Settings = found;
  let stage: Stage | null = null;

  /** Shows the values that the form would submit. Called whenever something may have changed. */
  const showData = () => {
    const list = listValues(form);
    if (list.children.length > 0) data.replaceChildren(list);
    else if (!data.querySelector('.empty')) showNothing(data, 'p');
  };

  /** Applies the settings to the stage and the code. */
  function follow(): void {
    const before = stage?.element;
    stage = setStage(stageBox, place, settings, stage);
    if (stage.element !== before) {
      const { element } = stage;
      showNothing(events, 'li');
      showNothing(state, 'li');
      showState(element, state);
      inspect(element).subscribe(() => void element.updateComplete.then(showData));
    }
    code.textContent = codeFor(settings);
    showData();
  }

  /** Applies the settings to every control. */
  function showSettings(): void {
    const element = elements.find(({ tagName }) => tagName === settings.element);
    if (element) showControls(element, settings, change);
    const chosen: Readonly<Record<string, string>> = { element: settings.element, ...settings.stage };
    for (const [name, menu] of Object.entries(menus)) menu.value = chosen[name] ?? '';
  }

  function set(next: Settings): void {
    settings = next;
    history.replaceState(history.state, '', writeSettings(settings, location.search));
    follow();
  }

  function change(list: List, name: string, text: string | null): void {
    const { [name]: _, ...others } = settings[list];
    set({ ...settings, [list]: text === null ? others : { ...others, [name]: text } });
  }

  for (const [name, menu] of Object.entries(menus)) {
    menu.addEventListener('change', () => {
      if (name !== 'element') return set({ ...settings, stage: { ...settings.stage, [name]: menu.value } });
      const element = elements.find(({ tagName }) => tagName === menu.value);
      if (!element) return;
      set({ ...initialSettings(element, settings.stage) });
      showSettings();
    });
  }

  find('#again').addEventListener('click', () => {
    const [element] = elements;
    if (!element) return;
    stage = null;
    set(initialSettings(element));
    showSettings();
  });

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    find('#submitted').textContent = 'Submitted.';
  });
  form.addEventListener('reset', () => find('#submitted').replaceChildren());
  for (const name of ['input', 'change']) form.addEventListener(name, showData);
  addEventListener('popstate', () => {
    settings = readSettings(location.search, elements) ?? settings;
    follow();
    showSettings();
  });

  showEvents(place, events, [...new Set(elements.flatMap((element) => element.events.map(({ name }) => name)))]);
  follow();
  // With enough space next to the stage, the attributes are visible from the start.
  if (matchMedia('(min-width: 60rem)').matches) find<HTMLDetailsElement>('#attributes').open = true;
  showSettings();
}

// In the demo and in the documentation, it is next to this page's folder.
void fetch('../custom-elements.json')
  .then((response) => response.json())
  .then(start);
