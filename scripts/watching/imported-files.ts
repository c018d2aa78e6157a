import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { type PackageExports, resolveExport } from './resolve-export.ts';

const specifier = /\b(?:from|import)\s*\(?\s*(['"])(.+?)\1/g;

/**
 * What the sources of a folder import from elsewhere in the checkout, directly or through others.
 * @param root the checkout
 * @param folder the folder below it, for example 'api'
 * @returns paths below the checkout, with `/` between their parts; of files that are missing, too
 */
export function importedFiles(root: string, folder: string): ReadonlySet<string> {
  const packages = sharedPackages(root);
  const resolve = (from: string, name: string): string | undefined => {
    if (name.startsWith('.')) return join(dirname(from), name);
    const found = packages.find((each) => name.startsWith(`${each.name}/`));
    const file = found && resolveExport(found.exports, `./${name.slice(found.name.length + 1)}`);
    return file && join(found.folder, file);
  };
  // Never into node_modules: its links to the packages of the workspace lead around in circles.
  const sources = globSync('**/*.{ts,tsx}', {
    cwd: join(root, folder),
    exclude: (name) => name.endsWith('node_modules'),
  })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file));
  const seen = new Set(sources);
  for (const file of seen) {
    for (const [, , name = ''] of textOf(join(root, file)).matchAll(specifier)) {
      const imported = resolve(file, name);
      if (imported) seen.add(imported);
    }
  }
  return new Set([...seen].filter((path) => !path.startsWith(`${folder}/`)));
}

interface SharedPackage {
  /** '@portal/shared'. */
  name: string;
  exports: PackageExports;
  /** Below the checkout. */
  folder: string;
}

function sharedPackages(root: string): SharedPackage[] {
  return readdirSync(join(root, 'shared')).map((name) => {
    const folder = join('shared', name);
    return { ...JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')), folder };
  });
}

/** A file that is missing, or is no source, imports nothing. */
function textOf(path: string): string {
  try {
    return /\.tsx?$/.test(path) ? readFileSync(path, 'utf8') : '';
  } catch {
    return '';
  }
}
