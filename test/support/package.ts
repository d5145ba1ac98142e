/** The package as npm installs it, for tests of what is published: packed once for all processes of a run. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Names the folder in the environment, for the processes that a run starts. */
const variable = 'INSTALLED_PACKAGE';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const isWindows = process.platform === 'win32';

/** An empty shop that has installed the package. */
export interface Shop {
  /** The folder of the shop; tests write their own files into folders of their own in it. */
  readonly folder: string;
  /** The folder of the package in it. */
  readonly package: string;
  /** The tarball that was installed. */
  readonly tarball: string;
}

// The import of this module waits here; other work of the process goes on meanwhile.
process.env[variable] ??= await installedInto(mkdtempSync(join(tmpdir(), 'address-entry-shop-')));
const folder = process.env[variable];

/** The shop. It was built, packed and installed if no process of this run had done so; it is removed when that process ends. */
export function shopWithPackage(): Shop {
  return { folder, package: join(folder, 'node_modules/address-entry'), tarball: join(folder, 'address-entry.tgz') };
}

async function installedInto(folder: string): Promise<string> {
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const tarball = await packInto(folder);
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  await run('tar', ['-xzf', join(folder, tarball), '-C', modules]);
  cpSync(join(modules, 'package'), join(modules, 'address-entry'), { recursive: true });
  rmSync(join(modules, 'package'), { recursive: true });
  cpSync(join(folder, tarball), join(folder, 'address-entry.tgz'));
  linkDependencies(modules);
  return folder;
}

/** Packs as `npm publish` does, with the build. Returns the name of the tarball. */
async function packInto(folder: string): Promise<string> {
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: root,
    shell: isWindows,
    maxBuffer: 1e8,
  });
  // The build prints before the JSON does.
  const [{ filename }] = JSON.parse(stdout.slice(stdout.lastIndexOf('\n[') + 1)) as [{ readonly filename: string }];
  return filename;
}

/** The packages that it needs come from this project, so that no test needs a registry. */
function linkDependencies(modules: string): void {
  const wanted = ['address-entry'];
  for (const name of wanted) {
    const from = name === 'address-entry' ? join(modules, name) : join(root, 'node_modules', name);
    if (name !== 'address-entry') {
      mkdirSync(join(modules, name, '..'), { recursive: true });
      symlinkSync(from, join(modules, name), isWindows ? 'junction' : 'dir');
    }
    const { dependencies = {} } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as {
      readonly dependencies?: Readonly<Record<string, string>>;
    };
    for (const dependency of Object.keys(dependencies)) if (!wanted.includes(dependency)) wanted.push(dependency);
  }
}
