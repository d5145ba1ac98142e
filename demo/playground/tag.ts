/** Code to copy, in the syntax of a framework. */
import { fieldsSlot, type Settings } from './settings.ts';

/** The page's own fields in the playground: label, name and token of each. */
export const ownFields = [
  ['Street and number', 'street', 'address-line1'],
  ['Postcode', 'postcode', 'postal-code'],
  ['Town', 'town', 'address-level2'],
  ['Country', 'country', 'country'],
] as const;

/** How the syntax of a framework differs from HTML. */
interface Dialect {
  readonly name: string;
  /** The value, which is an object, from JSON. */
  readonly value: (json: string) => string;
  /** The listener for `change`; empty for HTML, which has it in a script. Braces in text have a meaning in all others. */
  readonly listener: string;
  /** True for JSX, which closes every tag and renames `autocomplete`. */
  readonly isJsx?: true;
}

const html: Dialect = { name: 'HTML', value: (json) => `value="${escapeAttribute(json)}"`, listener: '' };

/** The frameworks, by the value of the setting. */
export const frameworks: Readonly<Record<string, Dialect>> = {
  '': html,
  react: {
    name: 'React',
    value: (json) => `value={${json}}`,
    listener: 'onChange={(event) => console.log(event.currentTarget.value)}',
    isJsx: true,
  },
  vue: {
    name: 'Vue',
    value: (json) => `:value="${escapeAttribute(json)}"`,
    listener: '@change="console.log($event.currentTarget.value)"',
  },
  svelte: {
    name: 'Svelte',
    value: (json) => `value={${json}}`,
    listener: 'onchange={(event) => console.log(event.currentTarget.value)}',
  },
  solid: {
    name: 'Solid',
    value: (json) => `prop:value={${json}}`,
    listener: 'on:change={(event) => console.log(event.currentTarget.value)}',
    isJsx: true,
  },
  angular: {
    name: 'Angular',
    value: (json) => `[value]="${escapeAttribute(json)}"`,
    listener: '(change)="select($event)"',
  },
};

/** Maximum length of a tag on one line, in characters. */
const longest = 76;

/** The import, the tag with its content, and a style sheet if needed. */
export function codeFor({ element, attributes, slots, tokens, stage: { framework } }: Settings): string {
  const dialect = frameworks[framework] ?? html;
  const module = `import 'address-entry/${element}';`;
  const head = framework === '' ? `<script type="module">\n  ${module}\n</script>` : module;
  const parts = Object.entries(attributes).map(([name, text]) => attributeFor(name, text, dialect));
  const within = Object.entries(slots).map(([name, text]) => childFor(name, text, dialect));
  const tag = tagOf(element, dialect.listener ? [...parts, dialect.listener] : parts, within);
  const styles = Object.entries(tokens).map(([name, text]) => `  ${name}: ${text};`);
  const sheet = styles.length > 0 ? `\n\n/* in a style sheet */\n${element} {\n${styles.join('\n')}\n}` : '';
  return `${head}\n\n${tag}${sheet}\n`;
}

function tagOf(element: string, parts: readonly string[], within: readonly string[]): string {
  const line = `<${[element, ...parts].join(' ')}>`;
  const start = line.length <= longest ? line : `<${[element, ...parts].join('\n  ')}\n>`;
  const children = within.flatMap((child) => child.split('\n')).map((child) => `  ${child}`);
  return children.length > 0 ? `${start}\n${children.join('\n')}\n</${element}>` : `${start}</${element}>`;
}

function attributeFor(name: string, text: string, { value }: Dialect): string {
  if (name === 'value' && isJson(text)) return value(text);
  return text === '' ? name : `${name}="${escapeAttribute(text)}"`;
}

function childFor(name: string, text: string, dialect: Dialect): string {
  if (name !== fieldsSlot) return `<span slot="${name}">${escapeText(text, dialect)}</span>`;
  const end = dialect.isJsx ? ' />' : '>';
  const tokenName = dialect.isJsx ? 'autoComplete' : 'autocomplete';
  const fields = ownFields.map(
    ([label, field, token]) => `  <label>${label} <input name="${field}" ${tokenName}="${token}"${end}</label>`,
  );
  return [`<div slot="${name}">`, ...fields, '</div>'].join('\n');
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

function escapeText(text: string, { listener }: Dialect): string {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return listener ? safe.replaceAll('{', '&#123;').replaceAll('}', '&#125;') : safe;
}
