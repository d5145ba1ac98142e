/**
 * Finishes the HTML that the generator has made: inline scripts and styles become files, so that a strict
 * Content-Security-Policy holds, and every link is followed.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { write } from './write.ts';

/** The policy of a page. The search is WebAssembly. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

function nameOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}

/** Rewrites every page of the folder. */
export function makeStrict(folder: string): void {
  const classes = new Map<string, string>();
  for (const file of globSync('**/*.html', { cwd: folder })) {
    const up = '../'.repeat(file.split('/').length - 1) || './';
    const text = readFileSync(join(folder, file), 'utf8');
    const external = withoutExamples(text, (html) =>
      html
        .replace(
          /<script(?![^>]*(?:\bsrc=|application\/(?:ld\+)?json))([^>]*)>([\s\S]*?)<\/script>/g,
          (_, given, code) => {
            const name = `inline/${nameOf(code)}.js`;
            write(join(folder, name), code);
            return `<script${given} src="${up}${name}"></script>`;
          },
        )
        .replace(/<style[^>]*>([\s\S]*?)<\/style>/g, (_, css) => {
          const name = `inline/${nameOf(css)}.css`;
          write(join(folder, name), css);
          return `<link rel="stylesheet" href="${up}${name}">`;
        })
        // A corner of a table without a text is no heading.
        .replace(/<th([^>]*)><\/th>/g, '<td$1></td>')
        .replace(/<[a-z][^<>]*\sstyle="[^"]*"[^<>]*>/g, (tag) => withoutStyle(tag, classes)),
    );
    const policy = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy}">`;
    const styles = `<link rel="stylesheet" href="${up}inline/styles.css">`;
    writeFileSync(join(folder, file), external.replace(/<meta charset="utf-8"\s*\/?>/i, `$&${policy}${styles}`));
  }
  // The colours of code are told apart by the attribute that is gone.
  for (const file of globSync('_astro/*.css', { cwd: folder })) {
    const css = readFileSync(join(folder, file), 'utf8');
    writeFileSync(
      join(folder, file),
      css.replaceAll(/span\[style\^=['"]?--['"]?\]:not\(\[class\]\)/g, 'span[class^="s-"]'),
    );
  }
  // Thrice the class: as strong as the attribute was, next to the rules of components.
  const rules = [...classes].map(([css, name]) => `.${name}.${name}.${name}{${css}}`);
  write(join(folder, 'inline/styles.css'), rules.join('\n'));
}

/** Templates hold the examples, and an attribute the code to copy: they stay as they are written. */
function withoutExamples(html: string, change: (html: string) => string): string {
  return html
    .split(/(<template>[\s\S]*?<\/template>|\sdata-code="[^"]*")/)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('');
}

function withoutStyle(tag: string, classes: Map<string, string>): string {
  const [attribute = '', css = ''] = /\sstyle="([^"]*)"/.exec(tag) ?? [];
  const plain = css.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
  const name = classes.get(plain) ?? `s-${nameOf(plain)}`;
  classes.set(plain, name);
  const bare = tag.replace(attribute, '');
  return /\sclass="/.test(bare)
    ? bare.replace(/\sclass="/, `$&${name} `)
    : bare.replace(/^<[a-z][\w-]*/, `$& class="${name}"`);
}

/** A sentence for each link of the built pages that leads to no file, or to no place in it. */
export function brokenLinks(folder: string, base: string): readonly string[] {
  const pages = new Map(
    globSync('**/*.html', { cwd: folder }).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );
  const idsOf = new Map(
    [...pages].map(([file, html]) => [file, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))]),
  );
  return [...pages].flatMap(([file, html]) => {
    const shown = html.replace(/<template>[\s\S]*?<\/template>/g, '');
    const targets = [...shown.matchAll(/<(?:a|link|script|img|source)\b[^>]*\s(?:href|src|srcset)="([^"]*)"/g)].map(
      ([, target = '']) => target,
    );
    return [...new Set(targets)].flatMap((target) => {
      if (/^(?:[a-z]+:|\/\/)/.test(target)) return [];
      const [path = '', anchor = ''] = target.replace(/\?[^#]*/, '').split('#');
      const absolute = path.startsWith('/')
        ? `/${path.slice(base.length)}`
        : posix.join('/', posix.dirname(file), path);
      const found = path === '' ? file : fileAt(folder, absolute.slice(1));
      if (found === null) return [`${file}: ${target} leads nowhere`];
      const ids = idsOf.get(found);
      return anchor && ids && !ids.has(decodeURIComponent(anchor)) ? [`${file}: ${target} has no such place`] : [];
    });
  });
}

function fileAt(folder: string, path: string): string | null {
  const candidates = path === '' || path.endsWith('/') ? [`${path}index.html`] : [path];
  return candidates.find((candidate) => existsSync(join(folder, candidate)) && /\.\w+$/.test(candidate)) ?? null;
}
