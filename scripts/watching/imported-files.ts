import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { type PackageExports, resolveExport } from './resolve-export.ts';

const SHARED = '@portal/shared/';
const specifier = /\b(?:from|import)\s*\(?\s*(['"])(.+?)\1/g;

/**
 * What the sources of a folder import from elsewhere in the checkout, directly or through others.
 * @param root the checkout
 * @param folder the folder below it, for example 'api'
 * @returns paths below the checkout, with `/` between their parts; of files that are missing, too
 */
export function importedFiles(root: string, folder: string): ReadonlySet<string> {
  const { exports: exported }: { exports: PackageExports } = JSON.parse(
    readFileSync(join(root, 'shared/package.json'), 'utf8'),
  );
  const resolve = (from: string, name: string): string | undefined => {
    if (name.startsWith('.')) return join(dirname(from), name);
    if (!name.startsWith(SHARED)) return undefined;
    const file = resolveExport(exported, `./${name.slice(SHARED.length)}`);
    return file && `shared/${file}`;
  };
  const sources = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => !path.includes('node_modules/'));
  const seen = new Set(sources);
  for (const file of seen) {
    for (const [, , name = ''] of textOf(join(root, file)).matchAll(specifier)) {
      const imported = resolve(file, name);
      if (imported) seen.add(imported);
    }
  }
  return new Set([...seen].filter((path) => !path.startsWith(`${folder}/`)));
}

/** A file that is missing, or is no source, imports nothing. */
function textOf(path: string): string {
  try {
    return /\.tsx?$/.test(path) ? readFileSync(path, 'utf8') : '';
  } catch {
    return '';
  }
}
