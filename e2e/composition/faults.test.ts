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
      const answer = await page.goto(`${host.url}cursos`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('button', { name: retry })).toBeVisible();

      portal.remotes['mf-courses'].fault = { kind: 'none' };
      await page.getByRole('button', { name: retry }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cursos');
      await expect(page.getByRole('button', { name: retry })).toBeHidden();
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

  test('leaves the home page whole but for the slot that it fills', async ({ page, portal }) => {
    portal.remotes['mf-courses'].fault = { kind: 'down' };
    const host = await portal.anotherHost();
    try {
      await page.goto(host.url);
      await hydrated(page);
      const slot = page.getByRole('region', { name: 'Inscrições abertas' });
      await expect(slot.getByRole('button', { name: retry })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Últimas notícias' })).toBeVisible();
    } finally {
      await host.stop();
    }
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
    await expect(page.getByRole('button', { name: retry })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unroute(filesOf('mf-courses'));
    await page.getByRole('button', { name: retry }).click();
    await expect(page.getByRole('button', { name: retry })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('an entry that throws is called broken', async ({ page, portal }) => {
    await page.goto(portal.url);
    await hydrated(page);
    const throws = { contentType: 'text/javascript', body: 'throw new Error("boom")' };
    await page.route(filesOf('mf-psg'), (route) => route.fulfill(throws));
    await page.evaluate(() => window.__portal.router.navigate('/psg'));
    await expect(page.getByRole('button', { name: retry })).toBeVisible({ timeout: 30_000 });
    await page.unroute(filesOf('mf-psg'));
    await page.getByRole('button', { name: retry }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a page’s chunk that is missing once does not stay missing', async ({ page, portal }) => {
    await page.goto(portal.url);
    await hydrated(page);
    const schedule = '**/remotes/mf-courses/web/schedule.*.js';
    await page.route(schedule, (route) => route.fulfill({ status: 404 }));
    await page.evaluate(() => window.__portal.router.navigate('/cursos'));
    await expect(page.getByRole('button', { name: retry })).toBeVisible({ timeout: 30_000 });
    await page.unroute(schedule);
    await page.getByRole('button', { name: retry }).click();
    await expect(page.getByRole('button', { name: retry })).toBeHidden();
  });
});
