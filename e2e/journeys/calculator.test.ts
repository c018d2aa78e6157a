import { courseOf, tabTo } from '../support/applicant.ts';
import { complaintsOf } from '../support/axe.ts';
import { expect, hydrated, type Page, test } from '../support/portal.ts';

const calculator = (page: Page) => page.getByRole('region', { name: 'Calculadora de elegibilidade' });
const person = (page: Page, place: number) =>
  page.getByLabel(`Pessoa ${place} (0 se não tem renda)`, { exact: true });

test('a family tries by keyboard whether it may take part', async ({ page, portal, complaints }) => {
  await page.goto(`${portal.url}psg`);
  await hydrated(page);
  const answer = calculator(page).getByRole('status');
  await expect(answer).toContainText('Preencha a Pessoa 1 e a Pessoa 2');
  await expect(calculator(page)).toContainText(
    /Limite: R\$\s3\.242,00 por pessoa, em vigor desde 01\/01\/2026/,
  );

  const open = page.getByRole('region', { name: 'Processos seletivos abertos' });
  await expect(open.getByRole('listitem').first()).toContainText(/Inscrições até\d\d\/.*Vagas\d+.*Cursos/);
  await open.getByRole('link', { name: 'Posso participar?' }).press('Enter');
  await expect(page).toHaveURL(/\/psg#calculadora$/);
  await expect(person(page, 1)).toBeInViewport();

  await tabTo(page, person(page, 1));
  await page.keyboard.type('6484,01');
  await expect(person(page, 1)).toHaveValue('6.484,01');
  await tabTo(page, person(page, 2));
  await page.keyboard.type('0');
  await expect(answer).toContainText('Você não está habilitado!');

  await tabTo(page, page.getByRole('button', { name: 'Adicionar pessoa' }));
  await page.keyboard.press('Enter');
  await expect(person(page, 3)).toBeFocused();
  await expect(answer).toContainText('Preencha a Pessoa 3');
  await page.keyboard.type('0');
  await expect(answer).toContainText('Sim, você está apto a participar!');
  await expect(calculator(page)).toContainText(/÷ 3 pessoas ≈ R\$\s2\.161,34 por pessoa/);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(person(page, 3)).toBeHidden();
  await expect(person(page, 2)).toBeFocused();
  await expect(answer).toContainText('Você não está habilitado!');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(person(page, 2)).toBeHidden();
  await expect(person(page, 1)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2000');
  await expect(answer).toContainText('Sim, você está apto a participar!');
  const notices = calculator(page).getByRole('region', { name: 'Onde se inscrever agora' });
  await notices.getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\/psg\/edital\/\d+$/);
  expect(complaints.list).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('rule and limit can be read, and a registration says what it needs', async ({ page, portal }) => {
    await page.goto(`${portal.url}psg`);
    await expect(calculator(page)).toContainText('até 2 salários mínimos federais por pessoa');
    await expect(calculator(page)).toContainText(/Limite: R\$\s3\.242,00/);
    await expect(calculator(page).locator('noscript p')).toBeVisible();
    const { id } = await courseOf(page, portal.url, 51, 'Ecojoias: Sementes e Fibras');
    await page.goto(`${portal.url}psg_cadastro?process=51&course=${id}`);
    await expect(page.getByRole('main').locator('noscript p')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'unidades' })).toBeVisible();
  });
});

test('axe finds nothing on the calculator’s answers, in any theme', async ({ page, portal }) => {
  await page.goto(`${portal.url}psg`);
  await hydrated(page);
  await person(page, 1).fill('9000');
  await person(page, 2).fill('0');
  expect(await complaintsOf(page)).toEqual([]);
});
