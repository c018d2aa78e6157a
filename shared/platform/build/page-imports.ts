import { globSync } from 'node:fs';
import path from 'node:path';
import type { RemoteDescriptor } from '../contract/descriptor.ts';

/** Words in file names that content filters block (EasyList, EasyPrivacy, Fanboy's lists). */
const filtered =
  /(?:^|[-_.])(?:ads?|adverts?|analytics?|banners?|beacons?|cookies?|metrics?|newsletters?|pixels?|popups?|promos?|shar(?:e|ing)|social|sponsors?|statistics|track(?:er|ing)?)(?:$|[-_.])/i;

export const isFilteredName = (name: string): boolean => filtered.test(name);

/** Returns the chunk name of a page: its own, unless content filters may block that. */
export const chunkNameOf = (page: string, pages: readonly string[]): string =>
  isFilteredName(page) ? `page-${pages.indexOf(page)}` : page;

/**
 * Generates the module with a remote's routes, with one import per page. It replaces the single dynamic import of
 * `src/routes.tsx`, needs less code, and names each page's files after it. Browsers download names and paths of the pages;
 * everything else in `src/pages.ts` is only in `portal.json`.
 */
export function pageImports({
  pages,
  pageNames,
  redirects,
}: Pick<RemoteDescriptor, 'pages' | 'pageNames' | 'redirects'>): string {
  const imports = pages.map(
    (name) =>
      `  '${name}': () => import(/* webpackChunkName: "${chunkNameOf(name, pages)}" */ '../src/pages/${name}/${name}.page.tsx'),`,
  );
  const routes = [...Object.entries(pageNames).map(([path, name]) => ({ path, name })), ...redirects];
  return [
    "import { routesOf } from '@portal/platform/remote';",
    'const load = {',
    ...imports,
    '};',
    `export default routesOf(${JSON.stringify(routes)}, (name) => load[name]());`,
    '',
  ].join('\n');
}

/**
 * Checks that exactly the declared pages have a module.
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
