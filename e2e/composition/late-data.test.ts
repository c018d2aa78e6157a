import { expect, holdResponse, hydrated, test as portalTest, shellHydrated } from '../support/portal.ts';
import { type FaultProxy, startFaultProxy } from '../support/servers.ts';

interface SlowPortal {
  url: string;
  api: FaultProxy;
}

/** `test` with a host whose API responds only when released. */
const test = portalTest.extend<{ slow: SlowPortal }>({
  slow: async ({ portal, anotherHost, atEnd, consoleErrors }, use) => {
    // The host times out after 15 s, within which a slow machine may not hydrate a page.
    consoleErrors.expected = /502/;
    const api = await startFaultProxy(portal.apiUrl);
    atEnd(api.stop);
    api.fault = { kind: 'held' };
    const settings = { API_URL: api.url, DATA_BUDGET_MS: '300', HTML_CACHE_SECONDS: '10' };
    await use({ ...(await anotherHost(settings)), api });
  },
});

test('a page is sent without late data, which the browser loads', async ({ page, slow: { url, api } }) => {
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

test('late data of a page waits until the page has hydrated', async ({ page, slow: { url, api } }) => {
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
