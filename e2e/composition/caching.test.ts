import { expect, hydrated, test, visit } from '../support/portal.ts';

test('a page from a shared cache has the visitor’s theme and URL', async ({ page, portal }) => {
  await page.context().addCookies([
    { name: 'tema', value: 'dark', url: portal.url },
    { name: 'escala', value: '125', url: portal.url },
  ]);
  // The cached page, rendered for a visitor without preferences.
  const everybodys = await (await fetch(`${portal.url}cursos`)).text();
  await page.route('**/senac-portal/cursos?*', (route) =>
    route.fulfill({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: everybodys,
    }),
  );
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      Object.assign(window, { themeAtBody: document.documentElement.dataset.theme });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await visit(page, `${portal.url}cursos?utm_source=jornal&fbclid=x`);
  expect(await page.evaluate(() => 'themeAtBody' in window && window.themeAtBody)).toBe('dark');
  // Only the logo for dark backgrounds.
  await expect(page.getByRole('banner').getByRole('img')).toHaveAttribute('src', /logo-rodape/);
  await expect(page.locator('html')).toHaveAttribute('data-scale', '125');
  await expect(page).toHaveURL(`${portal.url}cursos?utm_source=jornal&fbclid=x`);
});

test('a page hydrates with its render time, even from the browser cache', async ({ page, anotherHost }) => {
  const before = Date.now();
  const host = await anotherHost({ HTML_CACHE_SECONDS: '4' });
  const come = async () => {
    const answer = await page.goto(`${host.url}noticias`);
    await hydrated(page);
    const moments = await page.evaluate(() =>
      window.__portal.queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.dataUpdatedAt),
    );
    const moment = Math.min(...moments.filter((each) => each > 0));
    const headers = answer?.headers() ?? {};
    expect(headers['server-timing']).toMatch(`rendered;desc="${moment}"`);
    return { etag: headers.etag, moment };
  };
  const first = await come();
  expect(first.moment).toBeGreaterThan(before);
  // After another render with equal content the ETag stays, and only the render time changes.
  await expect(async () => {
    const next = await come();
    expect(next.etag).toBe(first.etag);
    expect(next.moment).toBeGreaterThan(first.moment);
  }).toPass();
});
