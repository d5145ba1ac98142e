/** The settings of the playground, and how the URL encodes them. */
import type { DescribedElement } from './manifest.ts';

type Texts = Readonly<Record<string, string>>;

/** All settings, except the language of the page. */
export interface Settings {
  /** The element's tag name. */
  readonly element: string;
  /** By name. A boolean attribute that is set is an empty string. */
  readonly attributes: Texts;
  readonly slots: Texts;
  /** Custom properties by name. */
  readonly tokens: Texts;
  readonly stage: Stage;
}

/** The options for the surroundings of the element, the stage. An empty text is the default. */
export const choices = {
  /** A fault of the service. */
  fault: ['', 'slow', 'offline', '429', '500', 'expired', 'flaky'],
  /** In pixels. */
  width: ['', '320', '375', '768'],
  scheme: ['', 'light', 'dark'],
  dir: ['', 'rtl'],
  /** The framework whose syntax the tag is shown in. */
  framework: ['', 'react', 'vue', 'svelte', 'solid', 'angular'],
} as const;

/** What was chosen of each. */
export type Stage = Readonly<Record<keyof typeof choices, string>>;

/** The path of the demo's proxy. */
export const proxyUrl = '/address-api';

/** The slot for the page's own fields, which the playground fills with fields instead of text. */
export const fieldsSlot = 'fields';

const prefixes = { attributes: 'attr.', slots: 'slot.' } as const;

/** The settings of an element before any change. */
export function initialSettings(element: DescribedElement, stage: Partial<Stage> = {}): Settings {
  const wanted: Texts = { name: 'shipping', 'proxy-url': proxyUrl, country: 'NL', required: '' };
  const own = Object.entries(wanted).filter(([name]) => element.attributes.some((it) => it.name === name));
  const usual: Stage = { fault: '', width: '', scheme: '', dir: '', framework: '' };
  const attributes = Object.fromEntries(own);
  return { element: element.tagName, attributes, slots: {}, tokens: {}, stage: { ...usual, ...stage } };
}

/** Reads settings from a query. Settings that the elements do not have are ignored. */
export function readSettings(query: string, elements: readonly DescribedElement[]): Settings | null {
  const given = new URLSearchParams(query);
  const element = elements.find(({ tagName }) => tagName === given.get('element')) ?? elements[0];
  if (!element) return null;
  const of = (names: readonly { readonly name: string }[], prefix: string): Texts =>
    Object.fromEntries(names.flatMap(({ name }) => given.getAll(prefix + name).map((text) => [name, text])));
  const stage = Object.fromEntries(
    Object.entries(choices).map(([name, texts]) => [name, texts.find((text) => text === given.get(name)) ?? '']),
  ) as unknown as Stage;
  // Without an element name, this is just the URL of the page.
  if (!given.has('element')) return initialSettings(element, stage);
  return {
    element: element.tagName,
    attributes: of(element.attributes, prefixes.attributes),
    slots: of(element.slots, prefixes.slots),
    tokens: of(element.cssProperties, ''),
    stage,
  };
}

/** The query that encodes settings; other parameters are kept. */
export function writeSettings({ element, attributes, slots, tokens, stage }: Settings, query: string): string {
  const others = [...new URLSearchParams(query)].filter(
    ([name]) => name !== 'element' && !(name in choices) && !/^(?:attr\.|slot\.|--)/.test(name),
  );
  const prefixed = (texts: Texts, prefix: string) => Object.entries(texts).map(([name, text]) => [prefix + name, text]);
  const written = new URLSearchParams([
    ...others,
    ['element', element],
    ...prefixed(attributes, prefixes.attributes),
    ...prefixed(slots, prefixes.slots),
    ...Object.entries(tokens),
    ...Object.entries(stage).filter(([, text]) => text),
  ]);
  return `?${written}`;
}
