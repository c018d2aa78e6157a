import { expect, type Page, test, visit } from '../support/portal.ts';

const singletons = [
  'react',
  'react-dom',
  'react-router-dom',
  '@tanstack/react-query',
  '@portal/client/session',
];
const containers = ['mf_content', 'mf_courses', 'mf_psg', 'mf_pss', 'mf_candidate'];

interface Watched {
  scopes: Record<string, Record<string, Record<string, { from: string }>>>;
  renderers: number;
}

/** Records the share scope of every container, and each React DOM instance. */
async function watchInstances(page: Page): Promise<void> {
  await page.addInitScript((names) => {
    const watched: Watched = { scopes: {}, renderers: 0 };
    Object.assign(globalThis, {
      watched,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => {
          watched.renderers += 1;
          return watched.renderers;
        },
        onCommitFiberRoot() {},
        onCommitFiberUnmount() {},
      },
    });
    for (const name of names) {
      let container: { init(scope: Watched['scopes'][string]): unknown } | undefined;
      Object.defineProperty(globalThis, name, {
        get: () => container,
        set(announced: typeof container) {
          container = announced && {
            ...announced,
            init(scope) {
              watched.scopes[name] = scope;
              return announced.init(scope);
            },
          };
        },
      });
    }
  }, containers);
}

test('a page with many remotes has one react, router, query and session', async ({ page, portal }) => {
  await watchInstances(page);
  await visit(page, portal.url);
  for (const path of ['/cursos', '/psg', '/pss', '/login']) {
    await page.evaluate((to) => window.__portal.router.navigate(to), path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const found = await page.evaluate((names) => {
    const { watched } = globalThis as unknown as { watched: Watched };
    const scopes = names.map((name) => watched.scopes[name]);
    return {
      same: scopes.every((scope) => scope !== undefined && scope === scopes[0]),
      providers: Object.fromEntries(
        Object.entries(scopes[0] ?? {}).map(([name, versions]) => [
          name,
          Object.values(versions).map(({ from }) => from),
        ]),
      ),
      renderers: watched.renderers,
    };
  }, containers);
  expect(found.same).toBe(true);
  for (const name of singletons) expect(found.providers[name], name).toEqual(['portal']);
  expect(found.renderers).toBe(1);
});
