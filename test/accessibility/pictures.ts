/** Pictures of the states of a journey, for the eye, and one page that has them all. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Takes pictures, and keeps them in a folder. */
interface Camera {
  /** Takes one of the page's form and of a list that lies over it. */
  take(journey: string, look: string, step: string, page: Page): Promise<void>;
  /** Writes `index.html`: every picture with its step, a row for each journey and look. */
  writeIndex(): void;
}

/** A camera whose pictures go into this folder, which is made. */
export function cameraFor(folder: string): Camera {
  const rows = new Map<string, { step: string; file: string }[]>();
  mkdirSync(folder, { recursive: true });
  return {
    async take(journey, look, step, page) {
      const row = rows.get(`${journey}, ${look}`) ?? [];
      rows.set(`${journey}, ${look}`, row);
      const file = `${journey}-${look.replaceAll(' ', '-')}-${String(row.length + 1).padStart(2, '0')}.png`;
      row.push({ step, file });
      await page.screenshot({ path: join(folder, file), animations: 'disabled' });
    },
    writeIndex() {
      const text = (it: string) => it.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      const figures = [...rows].map(([name, row]) => {
        const pictures = row.map(
          ({ step, file }) => `<figure><img src="${file}" alt=""><figcaption>${text(step)}</figcaption></figure>`,
        );
        return `<h2>${text(name)}</h2><div>${pictures.join('')}</div>`;
      });
      writeFileSync(join(folder, 'index.html'), `${head}${figures.join('\n')}`);
    },
  };
}

const head = `<!doctype html><meta charset="utf-8"><title>States</title><style>
body { font: 14px sans-serif } div { display: flex; flex-wrap: wrap; gap: 8px }
figure { margin: 0; width: 320px } img { width: 100%; border: 1px solid #888 }</style>`;
