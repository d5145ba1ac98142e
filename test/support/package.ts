/** The packages as npm installs them, for tests of what is published: packed once for all processes of a run. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { folderOf, type PackageManifest, packageNames } from './packages.ts';

/** Names the folder in the environment, for the processes that a run starts. */
const variable = 'INSTALLED_PACKAGE';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const isWindows = process.platform === 'win32';

/** An empty shop that has installed the packages. */
export interface Shop {
  /** The folder of the shop; tests write their own files into folders of their own in it. */
  readonly folder: string;
  /** The folder of the package for pages in it. */
  readonly package: string;
  /** The folder of the package for servers. */
  readonly server: string;
  /** The folder of the package with the sandbox in it. */
  readonly sandbox: string;
  /** The tarball of the package for pages. */
  readonly tarball: string;
  /** The tarball of the package for servers. */
  readonly serverTarball: string;
  /** The tarball of the package with the sandbox in it. */
  readonly sandboxTarball: string;
}

// The import of this module waits here; other work of the process goes on meanwhile.
process.env[variable] ??= await installedInto(mkdtempSync(join(tmpdir(), 'address-entry-shop-')));
const folder = process.env[variable];

/** The shop. It was built, packed and installed if no process of this run had done so; it is removed when that process ends. */
export function shopWithPackage(): Shop {
  return {
    folder,
    package: join(folder, 'node_modules/address-entry'),
    server: join(folder, 'node_modules/address-entry-server'),
    sandbox: join(folder, 'node_modules/address-entry-sandbox'),
    tarball: join(folder, 'address-entry.tgz'),
    serverTarball: join(folder, 'address-entry-server.tgz'),
    sandboxTarball: join(folder, 'address-entry-sandbox.tgz'),
  };
}

async function installedInto(folder: string): Promise<string> {
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  await run('npm', ['run', 'build'], { cwd: root, shell: isWindows, maxBuffer: 1e8 });
  for (const name of packageNames) {
    const tarball = join(folder, `${name}.tgz`);
    renameSync(join(folder, await packInto(folder, folderOf(name))), tarball);
    await run('tar', ['-xzf', tarball, '-C', modules]);
    renameSync(join(modules, 'package'), join(modules, name));
  }
  for (const name of packageNames) linkDependencies(modules, name);
  return folder;
}

/** Packs as `npm publish` does. Returns the name of the tarball. */
async function packInto(folder: string, from: string): Promise<string> {
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder, from], {
    cwd: root,
    shell: isWindows,
    maxBuffer: 1e8,
  });
  const [{ filename }] = JSON.parse(stdout) as [{ readonly filename: string }];
  return filename;
}

/** The packages that it needs, and its optional ones, come from this project, so that no test needs a registry. */
function linkDependencies(modules: string, ofPackage: string): void {
  const wanted = [ofPackage];
  for (const name of wanted) {
    const place = join(modules, name);
    if (!existsSync(place)) {
      mkdirSync(join(place, '..'), { recursive: true });
      symlinkSync(join(root, 'node_modules', name), place, isWindows ? 'junction' : 'dir');
    }
    const { dependencies = {}, peerDependencies = {} } = JSON.parse(
      readFileSync(join(place, 'package.json'), 'utf8'),
    ) as Partial<Pick<PackageManifest, 'dependencies' | 'peerDependencies'>>;
    const needed = { ...dependencies, ...(name === ofPackage && peerDependencies) };
    for (const dependency of Object.keys(needed)) if (!wanted.includes(dependency)) wanted.push(dependency);
  }
}
