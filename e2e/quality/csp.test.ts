import { candidates, logIn } from '../support/candidate.ts';
import { publicPages } from '../support/pages.ts';
import { expect, hydrated, type Page, test } from '../support/portal.ts';

declare global {
  interface Window {
    /** Policy violations of this document. */
    violations: string[];
  }
}

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      window.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
});

const violationsOf = (page: Page) => page.evaluate(() => window.violations);

test('no page offends the content security policy', async ({ page, portal }) => {
  test.setTimeout(120_000);
  const found: string[] = [];
  for (const path of publicPages) {
    await page.goto(portal.url + path);
    await hydrated(page);
    found.push(...(await violationsOf(page)).map((line) => `/${path}: ${line}`));
  }
  expect(found).toEqual([]);
});

test('nor do navigation, dialogs, the PDF reader and the carousel', async ({ page, portal }) => {
  await page.goto(portal.url);
  await hydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Portal' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).last().click();
  await page
    .getByRole('region', { name: 'Inscrições abertas' })
    .getByRole('button', { name: /próxim/i })
    .first()
    .click();
  for (const path of ['/cursos', '/psg', '/pss', '/noticias', '/interesse']) {
    await page.evaluate((to) => window.__portal.router.navigate(to), path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.getByRole('checkbox', { name: 'Li e aceito os termos de uso' }).click();
  await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('nor does a receipt with its PDF', async ({ page, portal }) => {
  await logIn(page, portal.url, candidates.jaciara.email);
  await page
    .getByRole('link', { name: /^Comprovante de/ })
    .first()
    .click();
  await expect(page.getByRole('main').locator('canvas').first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
