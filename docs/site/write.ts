/** Writes what the generator of the site reads: pages, menu, and files that are served as they are. */
import { cpSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSections, root } from './pages.ts';
import { contentOf, fileSlug, folderPages, llmsFullTxt, llmsTxt, markdownOf, markdownSlug, type Site } from './site.ts';

/** The folder in which everything is made; ignored by git. */
export const work = join(root, 'docs/site/dist');

/** Writes one file, and its folder. */
export function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><style>path{stroke:#0b5cad}@media(prefers-color-scheme:dark){path{stroke:#8ec5ff}}</style><path d="M4 10.5 12 4l8 6.5V20H4z M9.5 20v-5.5h5V20" fill="none" stroke-width="1.75" stroke-linejoin="round"/></svg>';

/** Writes the site as the generator reads it. */
export function writeContent(site: Site): void {
  rmSync(join(work, 'content'), { recursive: true, force: true });
  rmSync(join(work, 'public'), { recursive: true, force: true });
  const folders = folderPages(site);
  const whole: Site = { ...site, pages: [...site.pages, ...folders] };
  for (const page of whole.pages) {
    write(join(work, 'content', markdownSlug(page.slug)), contentOf(whole, page));
    write(join(work, 'public', markdownSlug(page.slug)), markdownOf(whole, page));
  }
  for (const file of site.files.filter((path) => statSync(join(root, path)).isFile())) {
    mkdirSync(dirname(join(work, 'public', fileSlug(file))), { recursive: true });
    cpSync(join(root, file), join(work, 'public', fileSlug(file)));
  }
  write(join(work, 'public/llms.txt'), llmsTxt(site));
  write(join(work, 'public/llms-full.txt'), llmsFullTxt(site));
  write(join(work, 'public/robots.txt'), 'User-agent: *\nAllow: /\n');
  write(join(work, 'public/favicon.svg'), icon);
  write(join(work, 'sidebar.json'), JSON.stringify(menuOf(site)));
}

/** The menu as Starlight wants it. */
function menuOf({ pages }: Site) {
  const titleOf = (source: string) => pages.find((page) => page.source === source)?.title ?? source;
  return readSections().map(({ label, pages: listed }) => ({
    label,
    // Its pages are about the project, and are many.
    collapsed: label === 'Project',
    items: listed.map((page) => ({
      label: page.label ?? titleOf(page.source),
      link: `/${page.slug}/${page.anchor ? `#${page.anchor}` : ''}`,
    })),
  }));
}
