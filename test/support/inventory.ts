/** The packages that npm lists after a fresh install of both packages, beside those that their code imports. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { packageNames } from './packages.ts';

/** The packages that the modules of a package import when they run. */
function importsOf(folder: string): readonly string[] {
  const files = globSync('**/*.js', { cwd: folder, exclude: ['docs/**', 'browser/**', 'demo/**'] });
  const names = files.flatMap((file) => {
    const code = readFileSync(join(folder, file), 'utf8');
    return [
      ...code.matchAll(
        /^(?:import|export)\s(?:[^'";]*\sfrom\s)?["']([^"'.][^"']*)["']|\bimport\(["']([^"'.][^"']*)["']\)/gm,
      ),
    ].map(([, name, later]) => name ?? later ?? '');
  });
  const packages = names.filter((name) => !isBuiltin(name)).map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '');
  return [...new Set(packages)];
}

function npm(folder: string, env: NodeJS.ProcessEnv, ...args: readonly string[]): string {
  const { stdout, stderr } = spawnSync('npm', args, { cwd: folder, env, encoding: 'utf8', maxBuffer: 1e8 });
  return stdout || stderr;
}

interface Bom {
  readonly components: readonly { readonly name: string; readonly version: string; readonly group?: string }[];
}

/**
 * Fails unless `npm sbom` lists every package that is installed, and each that the code imports is one of them. `npm audit` is asked for
 * as many; where the registry has no such answer, that is said.
 *
 * @param folder of a shop that has installed both packages, and nothing else
 */
export function checkInventory(folder: string, env: NodeJS.ProcessEnv): void {
  // npm lists nothing of a shop that has no version.
  npm(folder, env, 'pkg', 'set', 'version=1.0.0');
  const { components } = JSON.parse(npm(folder, env, 'sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev')) as Bom;
  const listed = new Set(components.map(({ name, group }) => (group ? `${group}/${name}` : name)));
  const lock = JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, unknown>>;
  };
  const present = Object.keys(lock.packages).map((path) => path.replace(/^.*node_modules\//, ''));
  const unlisted = present.filter((name) => !listed.has(name));
  const imported = packageNames.flatMap((name) => importsOf(join(folder, 'node_modules', name)));
  const missing = imported.filter((name) => !listed.has(name));
  if (unlisted.length > 0) throw new Error(`npm sbom does not list ${unlisted}`);
  if (missing.length > 0) throw new Error(`The code imports ${missing}, which npm sbom does not list`);
  console.log(
    `npm sbom lists all ${listed.size} packages, ${new Set(imported).size} of which the code imports itself:`,
  );
  console.log([...listed].sort().join(' '));
  const audit = npm(folder, env, 'audit', '--json');
  const { metadata } = JSON.parse(audit) as {
    readonly metadata?: {
      readonly vulnerabilities: { readonly total: number };
      readonly dependencies: { readonly prod: number };
    };
  };
  if (!metadata) {
    console.log(`npm audit has no answer here: ${audit.trim().split('\n').slice(0, 3).join(' ')}`);
    return;
  }
  const { dependencies, vulnerabilities } = metadata;
  if (dependencies.prod < listed.size) throw new Error(`npm audit looked at ${dependencies.prod} of ${listed.size}`);
  console.log(`npm audit looked at ${dependencies.prod} and knows ${vulnerabilities.total} vulnerabilities`);
  if (vulnerabilities.total > 0) throw new Error(audit);
}
