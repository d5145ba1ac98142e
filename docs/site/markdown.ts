/** Markdown of the project as Markdown of the site: links lead to pages, and examples that are marked come to life. */
import { posix } from 'node:path';

/** The anchor of a heading, as GitHub and the site make it. */
export function anchorOf(heading: string): string {
  return plainTextOf(heading)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

/** Text without the marks of Markdown. */
function plainTextOf(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .trim();
}

/** Text of a page with its code left out, so that what looks like a link or a heading in code is none. */
function withoutCode(text: string): string {
  return text.replace(/^```[\s\S]*?^```$/gm, (code) => code.replace(/[^\n]+/g, ''));
}

/** Anchors of a page, those of equal headings numbered as GitHub does. */
export function anchorsOf(text: string): ReadonlySet<string> {
  const seen = new Map<string, number>();
  const anchors = new Set<string>();
  for (const [, heading = ''] of withoutCode(text).matchAll(/^#{1,6} (.+)$/gm)) {
    const anchor = anchorOf(heading);
    const count = seen.get(anchor) ?? 0;
    seen.set(anchor, count + 1);
    anchors.add(count === 0 ? anchor : `${anchor}-${count}`);
  }
  return anchors;
}

/** A link of a page, as it is written. */
export interface Link {
  readonly target: string;
  /** The index in the text at which the target begins. */
  readonly at: number;
}

/** Links of a page within the project, the pictures of its HTML included. */
export function linksOf(text: string): readonly Link[] {
  const link = /(?<=\]\(|<(?:img|source)\s[^<>]*\bsrc(?:set)?=")(?![a-z]+:)[^)"\s]+(?=[)"])/g;
  return [...withoutCodeSpans(text).matchAll(link)].map(({ index, 0: target }) => ({ target, at: index }));
}

/** The same length, so that places stay. */
function withoutCodeSpans(text: string): string {
  const blank = (code: string) => code.replace(/[^\n]/g, ' ');
  return text.replace(/^```[\s\S]*?^```$/gm, blank).replace(/`[^`\n]+`/g, blank);
}

/** A target from the root of the project, and its anchor; empty for none. */
export function resolveTarget(source: string, target: string): { readonly path: string; readonly anchor: string } {
  const [file = '', anchor = ''] = target.split('#');
  const path = file === '' ? source : posix.join(posix.dirname(source), file);
  return { path: path.replace(/\/$/, ''), anchor };
}

/** The text with other targets of its links; null leaves one as it is. */
export function withLinks(text: string, targetOf: (target: string) => string | null): string {
  let result = '';
  let end = 0;
  for (const { target, at } of linksOf(text)) {
    result += text.slice(end, at) + (targetOf(target) ?? target);
    end = at + target.length;
  }
  return result + text.slice(end);
}

/** Title, first paragraph as plain text, and what follows the title. */
export function partsOf(text: string): { readonly title: string; readonly summary: string; readonly body: string } {
  const [, heading = ''] = /^# (.+)$/m.exec(text) ?? [];
  const body = text.replace(/^# .+\n+/m, '');
  const paragraph = withoutCode(body)
    .split(/\n\n+/)
    .find((part) => /^[\p{L}`<[]/u.test(part) && !part.startsWith('<!--'));
  const title = plainTextOf(heading);
  const summary = paragraph ? shortened(plainTextOf(paragraph).replace(/\s+/g, ' ')) : `${title} of address-entry.`;
  return { title, summary, body };
}

/** At most what a search engine shows, whole sentences where they fit. */
function shortened(text: string): string {
  const most = 160;
  if (text.length <= most) return text;
  const sentence = text.slice(0, most).replace(/(.*[.!?])\s.*/s, '$1');
  return /[.!?]$/.test(sentence) ? sentence : `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}

/** An example that is also shown as what it is. */
interface LiveExample {
  /** HTML without scripts. */
  readonly html: string;
  /** The code of its scripts; empty for none. */
  readonly script: string;
}

const liveMark = /^<!-- Live example\. -->\n+```html\n([\s\S]*?)^```$/gm;
const widgetMark = /^<!-- On the site: ([\w-]+)\. -->$/gm;

/** HTML and script of an example, apart. A script that is loaded from a file is the site's own. */
function liveExampleOf(code: string): LiveExample {
  const scripts = [...code.matchAll(/<script(?![^>]*\bsrc)[^>]*>(.*?)<\/script>/gs)];
  return {
    html: code.replace(/<script[^>]*>.*?<\/script>\n*/gs, '').trim(),
    script: scripts.map(([, script = '']) => script).join('\n'),
  };
}

/** The live examples of a page, in order. */
export function liveExamplesOf(text: string): readonly LiveExample[] {
  return [...text.matchAll(liveMark)].map(([, code = '']) => liveExampleOf(code));
}

/** True if a page has anything that needs a script. */
export function isLive(text: string): boolean {
  return text.search(liveMark) >= 0 || text.search(widgetMark) >= 0;
}

/** The parts of an example that take room, by the name of the style's custom property. Hidden parts take none. */
const roomy: Readonly<Record<string, RegExp>> = {
  searches: /<address-entry(?![^>]*\ssame-as=)/g,
  lookups: /<nl-postcode-lookup/g,
  buttons: /<button/g,
  fields: /<(?:input(?![^>]*type="checkbox")|select|textarea)/g,
  boxes: /<input[^>]*type="checkbox"|<address-entry[^>]*\ssame-as=/g,
};

/** The number of each of those, as a style: so the page keeps the room of an example until it is there. */
function roomOf(html: string): string {
  const shown = html.replace(/<(?:fieldset hidden|dialog)\b[^>]*>[\s\S]*?<\/(?:fieldset|dialog)>/g, '');
  return Object.entries(roomy)
    .map(([name, pattern]) => `--${name}:${shown.match(pattern)?.length ?? 0}`)
    .join(';');
}

/**
 * The address of the playground with the element of an example, from the folder of the site; null where the playground would not show the
 * example: it has one element, without a script or content.
 */
function playgroundOf(html: string): string | null {
  const elements = [...html.matchAll(/<(address-entry|nl-postcode-lookup)\b([^>]*)>\s*<\//g)];
  const [, element = '', attributes = ''] = elements[0] ?? [];
  const count = html.match(/<(?:address-entry|nl-postcode-lookup)\b/g)?.length;
  if (elements.length !== 1 || count !== 1) return null;
  const query = new URLSearchParams({ element });
  for (const [, name = '', double, single] of attributes.matchAll(/([\w-]+)(?:="([^"]*)"|='([^']*)')?/g))
    query.set(`attr.${name}`, double ?? single ?? '');
  return `client/playground.html?${query}`;
}

/**
 * Puts each live example above its code, and beneath it the way into the playground. It stays a template until it comes into sight: a page has many.
 *
 * @param page the slug, by which the script of an example is found
 */
export function withLiveExamples(text: string, page: string): string {
  let count = 0;
  return text
    .replace(liveMark, (_, code: string) => {
      const { html, script } = liveExampleOf(code);
      const name = `${page.replaceAll('/', '-') || 'index'}-${count++}`;
      const attribute = script ? ` data-script="${name}"` : '';
      // A blank line would end the block of HTML.
      const block = html.replace(/\n\s*\n/g, '\n');
      const playground = script ? null : playgroundOf(html);
      const up = '../'.repeat(page === '' ? 0 : page.split('/').length);
      const edit = playground ? `\n\n[Edit this example](${up}${playground})` : '';
      return `<div class="live not-content"${attribute} style="${roomOf(html)}" data-pagefind-ignore><template>\n${block}\n</template></div>\n\n\`\`\`html\n${code}\`\`\`${edit}`;
    })
    .replace(
      widgetMark,
      (_, name: string) => `<div class="widget not-content" data-widget="${name}" data-pagefind-ignore></div>`,
    );
}
