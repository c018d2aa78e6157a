import { expect, hydrated, type Page, test } from '../support/portal.ts';

const classesOf = (page: Page) => page.getByRole('region', { name: 'Turmas disponíveis' });
const ticketOf = (page: Page) => classesOf(page).getByRole('article');
const simulatorOf = (page: Page) => page.getByRole('region', { name: 'Simule o valor com desconto' });

test('a visitor chooses a city by keyboard and reckons with a discount', async ({
  page,
  portal,
  complaints,
}) => {
  await page.goto(`${portal.url}detalhes/1?turma=1001`);
  await hydrated(page);
  const city = classesOf(page).getByLabel('Cidade');
  await expect(ticketOf(page)).toContainText('Santana');
  await city.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/turma=1002/);
  await expect(ticketOf(page)).toContainText('Oiapoque');
  await expect(city).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/turma=1003/);
  await expect(ticketOf(page)).toContainText('Macapá');
  await page.keyboard.press('ArrowUp');
  await expect(page).toHaveURL(/turma=1002/);

  const simulator = simulatorOf(page);
  await simulator.getByLabel('Desconto').selectOption({ label: 'Ex-alunos (15%)' });
  await expect(simulator.getByRole('status')).toContainText(/Preço com desconto\s*R\$\s2\.966,50/);
  await expect(simulator.getByRole('status')).toContainText(/Cartão de crédito: 10x de R\$\s296,65/);
  await expect(page).toHaveURL(/turma=1002&desconto=ex-alunos/);
  await page.reload();
  await expect(simulator.getByRole('status')).toContainText(/R\$\s2\.966,50/);
  await expect(ticketOf(page)).toContainText('Oiapoque');
  expect(complaints.list).toEqual([]);
});

test('a free course and its PSG notice name each other', async ({ page, portal }) => {
  await page.goto(`${portal.url}cursos-livres?title=operador de caixa`);
  await hydrated(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Operador de Caixa');
  await page
    .getByText('Este curso também tem vagas pelo PSG')
    .locator('..')
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/psg\/edital\/\d+$/);
  await page
    .getByRole('article', { name: 'Operador de Caixa' })
    .getByRole('link', { name: 'curso livre' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Operador de Caixa');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('city, prices and discounts can be chosen and read', async ({ page, portal }) => {
    await page.goto(`${portal.url}detalhes/1`);
    await expect(ticketOf(page).getByRole('link', { name: /^Matricule-se/ })).toBeVisible();
    await expect(ticketOf(page)).toContainText(/Cartão de crédito: 10x de R\$\s349,00/);
    await expect(page.getByRole('region', { name: 'Políticas de desconto' })).toContainText('12,5%');
    await classesOf(page).getByLabel('Cidade').selectOption('1002');
    await classesOf(page).getByRole('button', { name: 'Ver turma' }).click();
    await expect(ticketOf(page)).toContainText('Oiapoque');
    await simulatorOf(page).getByLabel('Desconto').selectOption({ label: 'Empresas conveniadas (12,5%)' });
    await simulatorOf(page).getByRole('button', { name: 'Simular' }).click();
    await expect(simulatorOf(page)).toContainText(/R\$\s3\.053,75/);
    await expect(ticketOf(page)).toContainText('Oiapoque');
  });
});
