import type { APIResponse } from '@playwright/test';
import { expect, holdResponse, hydrated, test as portalTest, shellHydrated } from '../support/portal.ts';
import { type FaultProxy, startFaultProxy } from '../support/servers.ts';

interface SlowPortal {
  url: string;
  api: FaultProxy;
}

/** `test` with hosts whose API responds only when released. */
const test = portalTest.extend<{ slow: (env?: Record<string, string>) => Promise<SlowPortal> }>({
  slow: async ({ portal, anotherHost, atEnd, consoleErrors }, use) => {
    // The host times out after 15 s, within which a slow machine may not hydrate a page.
    consoleErrors.expected = /502/;
    const api = await startFaultProxy(portal.apiUrl);
    atEnd(api.stop);
    api.fault = { kind: 'held' };
    const settings = { API_URL: api.url, DATA_BUDGET_MS: '300', HTML_CACHE_SECONDS: '10' };
    await use(async (env) => ({ ...(await anotherHost({ ...settings, ...env })), api }));
  },
});

test('a page is sent without late data, which the browser loads', async ({ page, slow }) => {
  const { url, api } = await slow();
  const answer = await page.goto(url, { waitUntil: 'commit' });
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['cache-control']).toBe('private, no-cache');
  await hydrated(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('status').or(page.locator('[aria-busy=true]')).first(),
  ).toBeAttached();
  api.fault = { kind: 'none' };
  await expect(page.getByRole('main')).toContainText('Últimas notícias');
  await expect(page.locator('[data-region=loading]')).toHaveCount(0);
});

test('a page responds 404 once the API has reported it missing', async ({ page, slow, consoleErrors }) => {
  const { url, api } = await slow();
  consoleErrors.expected = /404|502/;
  const answer = await page.goto(`${url}detalhes/99999`, { waitUntil: 'commit' });
  expect(answer?.status()).toBe(200);
  await hydrated(page);
  api.fault = { kind: 'none' };
  await expect(
    page.getByRole('main').getByRole('heading', { level: 1, name: 'Página não encontrada' }),
  ).toBeVisible();
  // On a slow machine the API may be late for another page.
  await expect(async () => expect((await page.goto(`${url}detalhes/99999`))?.status()).toBe(404)).toPass();
});

test('a page of an overloaded server is rendered in the browser', async ({ page, slow, request }) => {
  const { url, api } = await slow({ DATA_BUDGET_MS: '10000', PAGE_PROCESSES: '1' });
  const others: Promise<APIResponse>[] = [];
  // Retried, because on a slow machine the other pages may be rendered before this request.
  await expect(async () => {
    // More than the host renders at a time, each waiting for its data.
    const now = Array.from({ length: 30 }, (_, place) =>
      request.get(`${url}cursos?title=${others.length}-${place}`),
    );
    others.push(...now);
    // Only a full queue returns a page without its data this early.
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
  await Promise.all(others);
});

test('late data of a page waits until the page has hydrated', async ({ page, slow }) => {
  const { url, api } = await slow();
  const release = await holdResponse(page, /remotes\/mf-psg\/.*\.js$/);
  await page.goto(`${url}psg`, { waitUntil: 'commit' });
  await shellHydrated(page);
  // Until hydration, data must not change from what the page was rendered with.
  const asked = await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    return window.__portal.queryClient.isFetching();
  });
  expect(asked).toBe(0);
  api.fault = { kind: 'none' };
  release();
  await hydrated(page);
  await expect(page.locator('#calculadora')).toContainText('3.242,00');
});
