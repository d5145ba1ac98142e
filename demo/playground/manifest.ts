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

/** The elements of a manifest, without slots that are not meant for pages. */
export function elementsOf(manifest: Manifest): readonly DescribedElement[] {
  return manifest.modules
    .flatMap(({ declarations }) => declarations)
    .flatMap(({ tagName, attributes = [], slots = [], cssProperties = [], events = [] }) => {
      const own = slots.filter(({ name, description = '' }) => name && !description.includes('not for the page'));
      return tagName ? [{ tagName, attributes, slots: own, cssProperties, events }] : [];
    });
}

/** The control for an attribute, by its type: a checkbox, a choice of these texts, or a field for a number or a text. */
export function controlOf({ parsedType }: Described): 'switch' | 'number' | 'text' | readonly string[] {
  const type = parsedType?.text ?? 'string';
  if (type === 'boolean') return 'switch';
  if (type === 'number') return 'number';
  const texts = [...type.matchAll(/'([^']+)'/g)].map(([, text = '']) => text);
  return texts.length > 0 ? texts : 'text';
}
