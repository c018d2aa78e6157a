import { expect, hydrated, test } from '../support/portal.ts';

const singletons = [
  'react',
  'react-dom',
  '@portal/runtime/router',
  '@portal/runtime/query',
  '@portal/shared/session',
];

test('a page holds one instance of react, router, query client and session, however many remotes it mounts', async ({
  page,
  portal,
}) => {
  await page.goto(portal.url);
  await hydrated(page);
  for (const path of ['/cursos', '/psg', '/pss', '/login']) {
    await page.evaluate((to) => window.__portal.router.navigate(to), path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const providers = await page.evaluate(() => {
    interface Share {
      from: string;
      useIn: string[];
      loaded?: boolean;
    }
    const scope = (
      globalThis as unknown as {
        __FEDERATION__: { __SHARE__: Record<string, Record<string, Record<string, Record<string, Share>>>> };
      }
    ).__FEDERATION__.__SHARE__;
    const found: Record<string, string[]> = {};
    for (const instance of Object.values(scope)) {
      for (const [name, versions] of Object.entries(instance.default ?? {})) {
        found[name] = [
          ...new Set([...(found[name] ?? []), ...Object.values(versions).map((share) => share.from)]),
        ];
      }
    }
    return found;
  });
  for (const name of singletons) expect(providers[name], name).toEqual(['host']);
});
