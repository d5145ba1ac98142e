/** Pages with the themes of `src/themes`, for comparing and for looking at them. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { BrowserContext } from 'playwright-core';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The names of the themes. */
export const themeNames: readonly string[] = globSync('src/themes/*.css', { cwd: root })
  .map((file) => basename(file, '.css'))
  .sort();

/** The CSS of a theme; empty for the look without one. */
export function themeCss(name: string): string {
  return name ? readFileSync(join(root, `src/themes/${name}.css`), 'utf8') : '';
}

/** One script with the modules and all that they load later. */
export async function scriptOf(...modules: readonly string[]): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: modules.map((module) => `import '${module}';`).join('\n'), resolveDir: root },
    bundle: true,
    format: 'iife',
    target: 'es2022',
    conditions: ['production'],
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** The type of a file, by the end of its name. */
const types: Readonly<Record<string, string>> = { html: 'text/html', css: 'text/css', js: 'text/javascript' };

/** Has the pages of a browser find these files, by their paths, beside what the server of the demo has. */
export async function serveFiles(context: BrowserContext, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, body] of Object.entries(files)) {
    const contentType = `${types[path.split('.').at(-1) ?? '']}; charset=utf-8`;
    await context.route(`**/${path}`, (route) => route.fulfill({ contentType, body }));
  }
}
