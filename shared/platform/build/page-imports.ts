import { globSync } from 'node:fs';
import path from 'node:path';

/**
 * The routes of a remote as a module of the folder `.cache`, with an import for each page. It does what `src/routes.tsx` does
 * with one import for all of them, in less code, and gives each page's files its name.
 * @param pages names of the pages
 */
export function pageImports(pages: readonly string[]): string {
  const imports = pages.map(
    (name) =>
      `  '${name}': () => import(/* webpackChunkName: "${name}" */ '../src/pages/${name}/${name}.page.tsx'),`,
  );
  return [
    "import { routesOf } from '@portal/platform/remote';",
    "import pages from '../src/pages.ts';",
    'const load = {',
    ...imports,
    '};',
    'export default routesOf(pages, (name) => load[name]());',
    '',
  ].join('\n');
}

/**
 * Checks that the pages that are declared are those that have a module.
 * @param pages names of the pages
 * @param dir absolute path of the package
 * @throws Error that names the page
 */
export function checkPages(pages: readonly string[], dir: string): void {
  const found = globSync('src/pages/*/*.page.tsx', { cwd: dir }).map((file) =>
    path.basename(file, '.page.tsx'),
  );
  const undeclared = found.find((name) => !pages.includes(name));
  if (undeclared) throw new Error(`src/pages.ts does not declare the page '${undeclared}'.`);
  const missing = pages.find((name) => !found.includes(name));
  if (missing)
    throw new Error(`The page '${missing}' has no module src/pages/${missing}/${missing}.page.tsx.`);
}
