import { candidates, logIn } from '../support/candidate.ts';
import { expect, hydrated, test } from '../support/portal.ts';

// Every test fails with what its pages are refused by their policy: these are for what no other test passes.

test('navigation, dialogs, the PDF reader and the carousel do not offend the content security policy', async ({
  page,
  portal,
}) => {
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
});

test('a receipt with its PDF does not offend it', async ({ page, portal }) => {
  await logIn(page, portal.url, candidates.jaciara.email);
  await page
    .getByRole('link', { name: /^Comprovante de/ })
    .first()
    .click();
  await expect(page.getByRole('main').locator('canvas').first()).toBeVisible();
});
