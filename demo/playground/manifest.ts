/** Reads the custom elements manifest, `custom-elements.json`. */

/** An attribute, a slot or a custom property. */
export interface Described {
  readonly name: string;
  readonly description?: string;
  readonly default?: string;
  /** The type of an attribute, with its possible values spelled out. */
  readonly parsedType?: { readonly text: string };
}

/** An element of the manifest, as far as the playground shows it. */
export interface DescribedElement {
  readonly tagName: string;
  readonly attributes: readonly Described[];
  readonly slots: readonly Described[];
  readonly cssProperties: readonly Described[];
  readonly events: readonly Described[];
}

interface Manifest {
  readonly modules: readonly { readonly declarations: readonly Partial<DescribedElement>[] }[];
}

/** The control for an attribute: a checkbox, a choice of values, or a text field. */
export type Control =
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly texts: readonly string[] }
  | { readonly kind: 'number' }
  | { readonly kind: 'text' };

/** The elements of a manifest, without slots that are not meant for pages. */
export function elementsOf(manifest: Manifest): readonly DescribedElement[] {
  return manifest.modules
    .flatMap(({ declarations }) => declarations)
    .flatMap(({ tagName, attributes = [], slots = [], cssProperties = [], events = [] }) => {
      const own = slots.filter(({ name, description = '' }) => name && !description.includes('not for the page'));
      return tagName ? [{ tagName, attributes, slots: own, cssProperties, events }] : [];
    });
}

/** The control for an attribute, by its type. */
export function controlOf({ parsedType }: Described): Control {
  const type = parsedType?.text ?? 'string';
  if (type === 'boolean') return { kind: 'switch' };
  if (type === 'number') return { kind: 'number' };
  const texts = [...type.matchAll(/'([^']+)'/g)].map(([, text = '']) => text);
  return texts.length > 0 ? { kind: 'choice', texts } : { kind: 'text' };
}

/** The default as displayed, without quotes; empty for none. */
export function defaultOf({ default: text = '' }: Described): string {
  return text.replace(/^'(.*)'$/, '$1');
}
