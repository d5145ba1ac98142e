import assert from 'node:assert/strict';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { makeStrict } from '../../docs/site/finish.ts';
import { anchorOf, isLive, liveExamplesOf, partsOf, withLinks, withLiveExamples } from '../../docs/site/markdown.ts';
import { firstPage, goLivePages, readSections, referenceTags } from '../../docs/site/pages.ts';
import {
  contentOf,
  deadLinks,
  llmsFullTxt,
  llmsTxt,
  markdownOf,
  markdownSlug,
  missingExamples,
  readSite,
} from '../../docs/site/site.ts';
import { createManifest, elementsOf } from '../support/manifest.ts';
import { reasons } from '../support/reasons.ts';

const manifest = await createManifest();
const site = readSite(manifest);
const pageOf = (source: string) => {
  const page = site.pages.find((it) => it.source === source);
  assert.ok(page, source);
  return page;
};

describe('the pages of the documentation', () => {
  it('have no link that leads nowhere, or to a missing heading', () => {
    assert.deepEqual(deadLinks(site), []);
    const [first] = site.pages;
    assert.ok(first);
    const text =
      '[a](no-such-page.md) [b](manual.md#no-such-heading) [c](manual.md#steps) `[d](code.md)` <img alt="" src="e.webp">';
    assert.deepEqual(deadLinks({ ...site, pages: [{ ...first, text }, ...site.pages] }), [
      `${first.source}: no-such-page.md leads nowhere`,
      `${first.source}: manual.md#no-such-heading has no such heading`,
      `${first.source}: e.webp leads nowhere`,
    ]);
  });

  it('nor do those that are only read in the repository', () => {
    const [first] = site.pages;
    assert.ok(first);
    const folder = new URL('../../', import.meta.url);
    const files = ['docs/behaviour.md', 'docs/accessibility/**/*.md'];
    const others = globSync(files, { cwd: folder }).map((source) => ({
      ...first,
      source: source.replaceAll('\\', '/'),
      text: readFileSync(new URL(source, folder), 'utf8'),
    }));
    assert.ok(others.length > 1);
    assert.deepEqual(deadLinks({ ...site, pages: [...others, ...site.pages] }), []);
  });

  it('have a title, a summary, and a URL of their own', () => {
    for (const { source, title, summary } of site.pages) {
      assert.ok(title.length > 2, source);
      assert.ok(summary.length > 10, `${source}: ${summary}`);
    }
    const slugs = site.pages.map(({ slug }) => slug);
    assert.equal(new Set(slugs).size, slugs.length);
  });

  it('link from page to page on the site, and from Markdown to Markdown for programs', () => {
    const page = pageOf('docs/outage.md');
    assert.match(contentOf(site, page), /\]\(\.\.\/proxy\/#when-the-service-fails\)/);
    assert.match(markdownOf(site, page), /\]\(proxy\.md#when-the-service-fails\)/);
    assert.match(contentOf(site, page), /\]\(\.\.\/files\/docs\/behaviour\.md\.txt\)/);
  });

  it('have the pictures of their HTML beside the other files, unchanged', () => {
    const page = pageOf('README.md');
    for (const look of ['light', 'dark']) {
      const picture = `files/docs/pictures/list-${look}.webp`;
      assert.ok(site.files.includes(`docs/pictures/list-${look}.webp`));
      assert.ok(contentOf(site, page).includes(`"../${picture}"`), look);
      assert.ok(markdownOf(site, page).includes(`"${picture}"`), look);
    }
  });
});

describe('the menu', () => {
  const sections = new Map(readSections().map(({ label, pages }) => [label, pages.map(({ source }) => source)]));

  it('has the pages by their kind, each page of `docs` in one place', () => {
    assert.deepEqual([...sections.keys()], ['Tutorials', 'How-to', 'Reference', 'Explanation', 'Project']);
    const listed = readSections().flatMap(({ pages }) => pages.filter(({ anchor }) => anchor === undefined));
    assert.equal(new Set(listed.map(({ source }) => source)).size, listed.length);
    assert.deepEqual(
      sections.get('Project')?.filter((source) => /^docs\/[^/]+$/.test(source) && source !== firstPage),
      [],
    );
  });

  it('does not include the list of promises, which is for maintainers', () => {
    assert.ok(!site.pages.some(({ source }) => source === 'docs/behaviour.md'));
  });
});

describe('troubleshooting', () => {
  it('has a line for every reason of `address-error`', () => {
    const { text } = pageOf('docs/troubleshooting.md');
    for (const reason of reasons) assert.ok(text.includes(`\n| \`${reason}\` | `), reason);
  });
});

describe('the reference', () => {
  it('has a live example for every attribute and every event, and for nothing else', () => {
    assert.deepEqual(missingExamples(manifest), []);
  });

  for (const tag of referenceTags) {
    it(`names everything in the manifest of <${tag}>`, () => {
      const { text } = pageOf(`reference/${tag}`);
      const element = elementsOf(manifest).find(({ tagName }) => tagName === tag);
      const { attributes, events, slots, cssParts, cssProperties, cssStates } = element ?? {};
      const named = [attributes, events, slots, cssParts, cssProperties, cssStates].flatMap((list) => list ?? []);
      assert.ok(named.length > 30);
      for (const { name, description = '' } of named) {
        assert.ok(text.includes(`\`${name}\``), name);
        assert.ok(text.includes(description.split('\n')[0]?.replaceAll('|', '\\|').trim() ?? ''), name);
      }
      assert.equal(liveExamplesOf(text).length, (attributes?.length ?? 0) + (events?.length ?? 0));
      assert.ok(liveExamplesOf(text).every(({ html }) => html.includes(`<${tag}`)));
    });
  }
});

describe('llms.txt', () => {
  it('has a line for each page', () => {
    const list = llmsTxt(site);
    for (const { slug, title } of site.pages.slice(1))
      assert.ok(list.includes(`- [${title}](${markdownSlug(slug)}): `), slug);
  });

  it('has one text beside it with the way to go live and the reference', () => {
    const whole = llmsFullTxt(site);
    for (const source of goLivePages) assert.ok(whole.includes(`# ${pageOf(source).title}\n`), source);
    assert.ok(whole.includes('\n# `<address-entry>`\n'));
  });
});

describe('the HTML of the site', () => {
  it('has its scripts and styles in files, but not those of the code to copy', () => {
    const folder = mkdtempSync(join(tmpdir(), 'address-entry-site-'));
    const code = '<script type=&quot;module&quot;>a();</script>';
    const button = `<button data-code="${code}"></button>`;
    const page = `<head><meta charset="utf-8"></head><script>b();</script><p style="color:red">${button}</p>`;
    writeFileSync(join(folder, 'index.html'), page);
    makeStrict(folder);
    const html = readFileSync(join(folder, 'index.html'), 'utf8');
    rmSync(folder, { recursive: true });
    assert.match(html, /<script src="\.\/inline\/\w+\.js"><\/script><p class="s-\w+">/);
    assert.ok(html.includes(button), html);
  });
});

describe('Markdown of the site', () => {
  it('names a heading as GitHub does', () => {
    assert.equal(
      anchorOf('Unit tests: Vitest, with `jsdom` or happy-dom'),
      'unit-tests-vitest-with-jsdom-or-happy-dom',
    );
    assert.equal(anchorOf('`<nl-postcode-lookup>`'), 'nl-postcode-lookup');
  });

  it('rewrites links, but not in code', () => {
    assert.equal(
      withLinks('[a](b.md) `[c](d.md)`', (target) => `x/${target}`),
      '[a](x/b.md) `[c](d.md)`',
    );
  });

  it('puts a marked example above its code, without its script', () => {
    const text = '<!-- Live example. -->\n```html\n<b>1</b>\n\n<script type="module">\n  alert(1);\n</script>\n```\n';
    assert.ok(isLive(text));
    const page = withLiveExamples(text, 'a/b');
    assert.match(
      page,
      /^<div class="live not-content" data-script="a-b-0" style="--searches:0;[^"]*"[^>]*><template>\n<b>1<\/b>\n<\/template><\/div>\n\n```html\n/,
    );
    assert.deepEqual(liveExamplesOf(text), [{ html: '<b>1</b>', script: '\n  alert(1);\n' }]);
  });

  it('reserves the height of an example for its visible parts', () => {
    const html =
      '<address-entry></address-entry><input><input type="checkbox"><fieldset hidden><address-entry></address-entry></fieldset>';
    assert.match(
      withLiveExamples(`<!-- Live example. -->\n\`\`\`html\n${html}\n\`\`\`\n`, 'a'),
      /style="--searches:1;--lookups:0;--buttons:0;--fields:1;--boxes:1"/,
    );
  });

  it('reserves the height of a checkbox for a same-as element', () => {
    const html = '<address-entry id="a"></address-entry><address-entry\n  same-as="a"></address-entry>';
    assert.match(
      withLiveExamples(`<!-- Live example. -->\n\`\`\`html\n${html}\n\`\`\`\n`, 'a'),
      /style="--searches:1;--lookups:0;--buttons:0;--fields:0;--boxes:1"/,
    );
  });

  it('links an example of one element to the playground with its attributes', () => {
    const linkOf = (html: string, page = 'a/b') =>
      /\[Edit this example\]\((.*)\)/.exec(
        withLiveExamples(`<!-- Live example. -->\n\`\`\`html\n${html}\n\`\`\`\n`, page),
      )?.[1] ?? null;
    assert.equal(
      linkOf(`<form>\n<address-entry country="NL" required\n value='{"a":"b"}'></address-entry>\n</form>`),
      '../../client/playground.html?element=address-entry&attr.country=NL&attr.required=&attr.value=%7B%22a%22%3A%22b%22%7D',
    );
    assert.equal(
      linkOf('<nl-postcode-lookup></nl-postcode-lookup>', ''),
      'client/playground.html?element=nl-postcode-lookup',
    );
    for (const other of [
      '<p>None</p>',
      '<address-entry></address-entry><address-entry></address-entry>',
      '<address-entry><input slot="fields"></address-entry>',
      '<address-entry></address-entry><script>alert(1)</script>',
    ])
      assert.equal(linkOf(other), null, other);
  });

  it('uses the first paragraph as the summary', () => {
    const { title, summary } = partsOf('# A `b`\n\n```sh\nnpm\n```\n\nSays [this](x.md). And that.\n');
    assert.deepEqual([title, summary], ['A b', 'Says this. And that.']);
  });
});
