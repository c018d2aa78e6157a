import { expect, type Locator, type Page, test, visit } from '../support/portal.ts';

// Browsers log failed requests.
test.use({ failsOnConsoleError: false });

const again = (within: Page | Locator) => within.getByRole('button', { name: 'Tentar de novo' });

test('an unavailable remote affects only its own region until it is back', async ({
  page,
  portal,
  anotherHost,
}) => {
  portal.remotes['mf-courses'].fault = { kind: 'down' };
  const host = await anotherHost();
  await visit(page, host.url);
  await expect(again(page.getByRole('region', { name: 'Inscrições abertas' }))).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Últimas notícias' })).toBeVisible();
  const answer = await page.goto(`${host.url}cursos`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(again(page)).toBeVisible();

  portal.remotes['mf-courses'].fault = { kind: 'none' };
  // The host smoke-tests the release first, which may take a while.
  await expect(async () => {
    if (await again(page).isVisible()) await again(page).click();
    expect(await page.getByRole('heading', { level: 1, name: 'Cursos' }).isVisible()).toBe(true);
  }).toPass();
  await expect(again(page)).toBeHidden();
});

test('a remote whose files fail to load is retried without a reload, and gets what the link passes', async ({
  page,
  portal,
}) => {
  const files = '**/remotes/mf-courses/web/**';
  await visit(page, portal.url);
  await page.route(files, (route) => route.abort());
  await page.evaluate(() => window.__portal.router.navigate('/cursos', { state: 'passed' }));
  await expect(again(page)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.unroute(files);
  await again(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cursos' })).toBeVisible();
  await expect(again(page)).toBeHidden();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await page.evaluate(() => history.state.usr)).toBe('passed');
});
