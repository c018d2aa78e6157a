import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { portalPages } from '../mf-content/src/domain/portal-pages.ts';

const root = path.resolve(import.meta.dirname, '..');

/** What `src/pages.ts` of a remote lists. */
type Page = { path: string; redirectTo?: string };

/** Pages without a search entry: they depend on the current or the previous page. */
const unnamed = new Set([
  '/',
  '*',
  '/searchResult',
  '/login',
  '/resetPassword',
  '/nao-fui-eu',
  '/perfil',
  '/password',
  '/interesse',
  '/cursos-salvos',
  '/comparar-cursos',
  '/psg_cadastro',
  '/pss_cadastro',
]);

async function declaredPaths(): Promise<string[]> {
  const lists = await Promise.all(
    globSync('mf-*/src/pages.ts', { cwd: root }).map(
      async (file) => ((await import(path.join(root, file))) as { default: Page[] }).default,
    ),
  );
  return lists.flat().flatMap((page) => (page.redirectTo ? [] : [page.path]));
}

it('the search by name leads to every page of the remotes that has a name, and to no other', async () => {
  const named = (await declaredPaths()).filter((each) => !each.includes(':') && !unnamed.has(each));
  expect(portalPages.map(({ to }) => to).sort()).toEqual(named.sort());
});
