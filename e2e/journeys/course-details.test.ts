import { expect, type Page, test } from '../support/portal.ts';

const classesOf = (page: Page) => page.getByRole('region', { name: 'Turmas disponíveis' });
const cardOf = (page: Page) => classesOf(page).getByRole('article');
const simulatorOf = (page: Page) => page.getByRole('region', { name: 'Simule o valor com desconto' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('city, prices and discounts can be selected and read', async ({ page, portal }) => {
    await page.goto(`${portal.url}detalhes/1`);
    await expect(cardOf(page).getByRole('link', { name: /^Matricule-se/ })).toBeVisible();
    await expect(cardOf(page)).toContainText(/Cartão de crédito: 10x de R\$\s349,00/);
    await expect(page.getByRole('region', { name: 'Políticas de desconto' })).toContainText('12,5%');
    await classesOf(page).getByLabel('Cidade').selectOption('1002');
    await classesOf(page).getByRole('button', { name: 'Ver turma' }).click();
    await expect(cardOf(page)).toContainText('Oiapoque');
    await simulatorOf(page).getByLabel('Desconto').selectOption({ label: 'Empresas conveniadas (12,5%)' });
    await simulatorOf(page).getByRole('button', { name: 'Simular' }).click();
    await expect(simulatorOf(page)).toContainText(/R\$\s3\.053,75/);
    await expect(cardOf(page)).toContainText('Oiapoque');
  });
});
