/** The reference of an element, made of the manifest, with the examples of `docs/examples.md`. */
import type { ElementDeclaration } from '../../test/support/manifest.ts';

/** One entry of the manifest, with what the reference says of it. */
interface Entry {
  readonly name: string;
  readonly description?: string;
  readonly default?: string;
  readonly privacy?: string;
  readonly kind?: string;
  readonly type?: { readonly text: string };
  readonly parameters?: readonly { readonly name: string; readonly type?: { readonly text: string } }[];
  readonly return?: { readonly type?: { readonly text: string } };
  readonly parsedType?: { readonly text: string };
  readonly fieldName?: string;
}

/** The lists of a declaration that tables are made of. */
type Tables = Readonly<
  Partial<
    Record<'attributes' | 'members' | 'events' | 'slots' | 'cssParts' | 'cssProperties' | 'cssStates', readonly Entry[]>
  >
>;

/** Sections of the page of examples by what their heading names in backticks, as Markdown without the heading. */
export function examplesIn(text: string): ReadonlyMap<string, string> {
  const sections = text.split(/^### /m).slice(1);
  return new Map(
    sections.map((section) => {
      const [heading = '', ...rest] = section.split('\n');
      const body = rest.join('\n').split(/^## /m)[0] ?? '';
      return [heading.replaceAll('`', '').trim(), body.trim()] as const;
    }),
  );
}

/** The names in an element that must have an example: its attributes and its events. */
export function namesWithExamples(element: ElementDeclaration): readonly string[] {
  const { attributes = [], events = [] } = element as Tables;
  return [...attributes, ...events].filter(isPublic).map(({ name }) => name);
}

/** The page of an element. */
export function referenceOf(element: ElementDeclaration, examples: ReadonlyMap<string, string>): string {
  const tag = element.tagName ?? '';
  const { attributes = [], members = [], events = [], slots = [], ...looks } = element as Tables;
  const { cssParts = [], cssProperties = [], cssStates = [] } = looks;
  const entries = members.filter(isPublic);
  // An example is written for the first element; the other one takes the same attribute.
  const example = (name: string) => examplesFor(tag, examples.get(name) ?? '');
  const properties = entries.filter(({ kind, description }) => kind === 'field' && description);
  return [
    `# \`<${tag}>\``,
    `Every attribute, property, method, event, slot, part, state and custom property of \`<${tag}>\`. The tables are generated from the source, like \`custom-elements.json\` in the package. The examples work: they call the [reference service](../demo/service/README.md), which runs in this page.`,
    '## Attributes',
    'Each has a property with the same name in camel case: `proxy-url` is `proxyUrl`. A boolean attribute is true if it’s present.',
    ...attributes
      .filter(isPublic)
      .flatMap((attribute) => [
        `### \`${attribute.name}\``,
        described(attribute),
        factsOf(attribute),
        example(attribute.name),
      ]),
    '## Events',
    'Except for those of HTML itself, they bubble and are composed.',
    ...events
      .filter(isPublic)
      .flatMap((event) => [
        `### \`${event.name}\``,
        described(event),
        `Type: \`${event.type?.text ?? 'Event'}\``,
        example(event.name),
      ]),
    '## Properties',
    'Besides those of the attributes:',
    table(
      ['property', 'type', 'meaning'],
      properties.map((it) => [code(it.name), code(it.type?.text ?? ''), described(it)]),
    ),
    '## Methods',
    table(
      ['method', 'meaning'],
      entries.filter(({ kind }) => kind === 'method').map((it) => [code(`${it.name}()`), described(it)]),
    ),
    '## Slots',
    table(
      ['slot', 'meaning'],
      slots.map((it) => [code(it.name || '(default)'), described(it)]),
    ),
    '## Parts',
    `For \`${tag}::part(name)\`:`,
    table(
      ['part', 'meaning'],
      cssParts.map((it) => [code(it.name), described(it)]),
    ),
    '## States',
    `For \`${tag}:state(name)\`:`,
    table(
      ['state', 'meaning'],
      cssStates.map((it) => [code(it.name), described(it)]),
    ),
    '## Custom properties',
    '[Themes](theming.md#editor) has an editor for them.',
    table(
      ['custom property', 'default', 'meaning'],
      cssProperties.map((it) => [code(it.name), it.default ? code(it.default) : '', described(it)]),
    ),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

function isPublic({ privacy }: Entry): boolean {
  return privacy === undefined || privacy === 'public';
}

function described({ description = '' }: Entry): string {
  return description.replace(/\s*\n\s*/g, ' ').trim();
}

function factsOf({ type, parsedType, default: standard, fieldName }: Entry): string {
  const facts = [
    `Type: ${code(parsedType?.text ?? type?.text ?? 'string')}`,
    standard && standard !== 'false' && standard !== "''" ? `default: ${code(standard)}` : '',
    fieldName ? `property: ${code(fieldName)}` : '',
  ];
  return facts.filter(Boolean).join(' · ');
}

function code(text: string): string {
  return text === '' ? '' : `\`${text.replaceAll('|', '\\|')}\``;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return 'None.';
  const lines = rows.map((row) => `| ${row.map((cell) => cell.replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`);
  return [`| ${head.join(' | ')} |`, `|${head.map(() => '---').join('|')}|`, ...lines].join('\n');
}

/** Attributes that one country's search has, and the Dutch lookup has not. */
const notInLookup = /\s+(country|countries|min-length)(="[^"]*")?(?=[\s>])/g;

function examplesFor(tag: string, text: string): string {
  if (tag === 'address-entry') return text;
  return text
    .replace(/<address-entry[^>]*>/g, (start) => start.replace(notInLookup, '').replace('address-entry', tag))
    .replaceAll('</address-entry>', `</${tag}>`)
    .replaceAll("querySelector('address-entry')", `querySelector('${tag}')`)
    .replaceAll('address-entry/address-entry', `address-entry/${tag}`);
}
