import { join } from 'node:path/posix';

/** The `exports` of a package.json, as far as the workspace's packages use them. */
export type PackageExports = Record<string, string | { node?: string; default: string }>;

/**
 * The file that a package's export stands for in a process of Node, whether it is there or not.
 * @param name the part of the specifier behind the package's name: './catalogue/search'
 * @returns its path within the package; undefined for what is not exported
 */
export function resolveExport(exported: PackageExports, name: string): string | undefined {
  for (const key of Object.keys(exported).sort((a, b) => b.length - a.length)) {
    const [start = '', end] = key.split('*');
    const fits = end === undefined ? key === name : name.startsWith(start) && name.endsWith(end);
    const target = exported[key];
    if (!fits || !target) continue;
    const part = end === undefined ? '' : name.slice(start.length, name.length - end.length);
    return join(typeof target === 'string' ? target : (target.node ?? target.default)).replaceAll('*', part);
  }
  return undefined;
}
