import type { APIResponse } from '@playwright/test';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { expect, hydrated, type Portal, test } from '../support/portal.ts';

interface SlowPortal {
  url: string;
  api: FaultProxy;
}

/** A host in front of an api that does not answer before a test says so. */
async function withSlowApi(
  portal: Portal,
  use: (slow: SlowPortal) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const api = await startFaultProxy(portal.apiUrl);
  api.fault = { kind: 'held' };
  const host = await portal.anotherHost({
    API_URL: api.url,
    DATA_BUDGET_MS: '300',
    HTML_CACHE_SECONDS: '10',
    ...env,
  });
  try {
    await use({ url: host.url, api });
  } finally {
    await host.stop();
    await api.stop();
  }
}

for (const [path, text] of [
  ['', 'Últimas notícias'],
  ['detalhes/1', 'Técnico em Administração'],
] as const) {
  test(`/${path} is sent without the data that is late, and is filled by the browser`, async ({
    page,
    portal,
    complaints,
  }) => {
    await withSlowApi(portal, async ({ url, api }) => {
      const answer = await page.goto(url + path, { waitUntil: 'commit' });
      expect(answer?.status()).toBe(200);
      expect(answer?.headers()['cache-control']).toBe('private, no-cache');
      await hydrated(page);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('status').or(page.locator('[aria-busy=true]')).first(),
      ).toBeAttached();
      api.fault = { kind: 'none' };
      await expect(page.getByRole('main')).toContainText(text);
      await expect(page.locator('[data-region=loading]')).toHaveCount(0);
      expect(complaints.list).toEqual([]);
    });
  });
}

test('what has come is kept when the rest is late', async ({ page, portal, complaints }) => {
  await withSlowApi(portal, async ({ url, api }) => {
    api.fault = { kind: 'held', only: /discount|units/ };
    // The rest may be late, too, where the machine is slow: it is there for the next visitor.
    await expect(async () => {
      const answer = await page.goto(`${url}detalhes/1`, { waitUntil: 'commit' });
      expect(await answer?.text()).toMatch(/<h1[^>]*>Técnico em Administração/);
    }).toPass();
    // Now: the host gives up on a call in 15 s, in which a slow machine may not bring the page to life.
    api.fault = { kind: 'none' };
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Técnico em Administração');
    await expect(page.locator('[data-region=loading]')).toHaveCount(0);
    expect(complaints.list).toEqual([]);
  });
});

test('an address says that there is no such page once that is known', async ({ page, portal }) => {
  await withSlowApi(portal, async ({ url, api }) => {
    const answer = await page.goto(`${url}detalhes/99999`, { waitUntil: 'commit' });
    expect(answer?.status()).toBe(200);
    await hydrated(page);
    api.fault = { kind: 'none' };
    await expect(
      page.getByRole('main').getByRole('heading', { level: 1, name: 'Página não encontrada' }),
    ).toBeVisible();
    const again = await page.goto(`${url}detalhes/99999`);
    expect(again?.status()).toBe(404);
  });
});

test('the late answer is kept for the next visitor, and later requests are not held', async ({
  portal,
  request,
}) => {
  await withSlowApi(portal, async ({ url, api }) => {
    const first = await request.get(`${url}cursos`);
    expect(await first.text()).not.toContain('Técnico em Administração');
    // Another one while the answer is still on its way.
    expect((await request.get(`${url}cursos`)).status()).toBe(200);
    api.fault = { kind: 'none' };
    await expect(async () => {
      const next = await request.get(`${url}cursos`);
      expect(await next.text()).toContain('Técnico em Administração');
      expect(next.headers()['cache-control']).toContain('s-maxage');
    }).toPass();
  });
});

test('a page that finds the server overloaded is made by the browser, in the plain shell', async ({
  page,
  portal,
  request,
  complaints,
}) => {
  await withSlowApi(
    portal,
    async ({ url, api }) => {
      const others: Promise<APIResponse>[] = [];
      // Again, where the machine is so slow that the others have their pages before this visitor comes.
      await expect(async () => {
        // More than are made at a time, each waiting for its data.
        const now = Array.from({ length: 30 }, (_, place) =>
          request.get(`${url}cursos?title=${others.length}-${place}`),
        );
        others.push(...now);
        // Nobody gets a page without its data as early as this but for want of a turn.
        expect(await (await Promise.any(now)).text()).toContain('"shell":true');
        const answer = await page.goto(`${url}detalhes/1?utm_source=x`, { waitUntil: 'commit' });
        expect(answer?.status()).toBe(200);
        expect(answer?.headers()['cache-control']).toBe('private, no-cache');
        expect(await answer?.text()).toContain('"shell":true');
      }).toPass();
      await hydrated(page);
      await expect(page.getByRole('banner')).toBeVisible();
      api.fault = { kind: 'none' };
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Técnico em Administração');
      await expect(page).toHaveURL(/utm_source=x$/);
      expect(complaints.list).toEqual([]);
      await Promise.all(others);
    },
    { DATA_BUDGET_MS: '10000', RENDER_THREADS: '1' },
  );
});
