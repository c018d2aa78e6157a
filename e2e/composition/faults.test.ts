import { expect, hydrated, test } from '../support/portal.ts';

const retry = 'Tentar de novo';
/** The browser files of a remote, which the host keeps. */
const filesOf = (remote: string): string => `**/remotes/${remote}/web/**`;

test.describe('a remote that is away', () => {
  test('costs its own region on the server, and the browser brings it when it is back', async ({
    page,
    portal,
  }) => {
    portal.remotes['mf-courses'].fault = { kind: 'down' };
    const host = await portal.anotherHost();
    try {
      await page.goto(host.url);
      await hydrated(page);
      const slot = page.getByRole('region', { name: 'Inscrições abertas' });
      await expect(slot.getByRole('button', { name: retry })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Últimas notícias' })).toBeVisible();
      const answer = await page.goto(`${host.url}cursos`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('button', { name: retry })).toBeVisible();

      portal.remotes['mf-courses'].fault = { kind: 'none' };
      const heading = page.getByRole('heading', { level: 1, name: 'Cursos' });
      const again = page.getByRole('button', { name: retry });
      // The host tries the release of the remote first, for as long as that takes.
      await expect(async () => {
        if (await again.isVisible()) await again.click();
        expect(await heading.isVisible()).toBe(true);
      }).toPass();
      await expect(again).toBeHidden();
    } finally {
      await host.stop();
    }
  });

  test('is tried again without a reload', async ({ page, portal }) => {
    await page.goto(portal.url);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.route(filesOf('mf-courses'), (route) => route.abort());
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.evaluate(() => window.__portal.router.navigate('/cursos'));
    await expect(page.getByRole('button', { name: retry })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();

    await page.unroute(filesOf('mf-courses'));
    await page.getByRole('button', { name: retry }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: retry })).toBeHidden();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});

test.describe('a remote that misbehaves in the browser only', () => {
  test('the region of a page that the server rendered from memory says so, and the shell works', async ({
    page,
    portal,
  }) => {
    await page.goto(`${portal.url}cursos`);
    await page.route(filesOf('mf-courses'), (route) => route.abort());
    await page.goto(`${portal.url}cursos`);
    await expect(page.getByRole('button', { name: retry })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unroute(filesOf('mf-courses'));
    await page.getByRole('button', { name: retry }).click();
    await expect(page.getByRole('button', { name: retry })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
