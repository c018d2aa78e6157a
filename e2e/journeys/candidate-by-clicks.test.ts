import { candidates, fillLogin } from '../support/candidate.ts';
import { enterAt, expectHome, expectPage } from '../support/journey.ts';
import { expect, type Page, test } from '../support/portal.ts';

const main = (page: Page) => page.getByRole('main');
test('goes from the log-in to scores, a receipt, the profile and home', async ({ page, portal }) => {
  await enterAt(page, portal.url);
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Candidato/ })
    .click();
  await expectPage(page, 'Acessar');
  await fillLogin(page, candidates.jaciara.email);
  await expect(page).toHaveURL(/\/area_do_candidato$/);
  const selections = page.getByRole('table', { name: 'Inscrições no PSS' });
  const scored = selections.getByRole('row').filter({ hasText: 'Classificado' });
  await scored.getByRole('button', { name: /^Ver notas de/ }).click();
  const scores = page.getByRole('region', { name: 'Orientador Pedagógico' });
  await expect(scores).toContainText('8,92');
  await scores.getByRole('button', { name: 'Fechar' }).click();
  await expect(scores).toBeHidden();
  const receipts = page
    .getByRole('table', { name: 'Inscrições no PSG' })
    .getByRole('link', { name: /^Comprovante de/ });
  await receipts.first().click();
  await expect(page).toHaveURL(/\/printing\/\d+$/);
  await expect(main(page)).toContainText('529.982.247-25');
  await expect(main(page).locator('canvas').first()).toBeVisible();
  await expect(main(page).getByRole('link', { name: /PDF/ })).toHaveAttribute('href', /.+/);
  await page.goBack();
  await expect(page).toHaveURL(/\/area_do_candidato$/);
  await expect(receipts.first()).toBeVisible();
  await page.getByRole('banner').getByText(candidates.jaciara.name).click();
  await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).click();
  await expect(page.getByLabel('Nome completo')).toHaveValue(candidates.jaciara.name);
  await main(page).getByRole('link', { name: 'Início' }).click();
  await expectHome(page);
});
