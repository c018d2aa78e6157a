import { confirmIdentity, typed } from './applicant.ts';
import { expect, type Page, visit } from './portal.ts';

/** Day and month are equal, because browsers order them differently. */
const birthdate = '1990-06-06';

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) });

export const advance = (page: Page) => page.getByRole('button', { name: 'Avançar' }).click();

/**
 * Opens a position's application as the notice's dialog does, with the applicant in `history.state`.
 * @param step first step to show
 */
export async function openApplication(
  page: Page,
  portalUrl: string,
  { process, role, cpf }: { process: number; role: string; cpf: string },
  step = 'Dados Pessoais',
): Promise<void> {
  await visit(page, `${portalUrl}pss_edital/${process}`);
  await page.getByRole('article', { name: role }).getByRole('button', { name: 'Inscrições' }).click();
  await confirmIdentity(page, cpf, birthdate);
  await expect(page).toHaveURL(/\/pss_cadastro\?/);
  await expect(heading(page, step)).toBeVisible();
}

export async function passPerson(page: Page, email: string): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('E-mail').fill(email);
  await expect(page.getByText('E-mail conferido.')).toBeAttached();
  await advance(page);
  await expect(heading(page, 'Formação Educacional')).toBeFocused();
}

export async function fillFormation(page: Page): Promise<void> {
  await page.getByLabel('Nível').selectOption('Graduação');
  await page.getByRole('textbox', { name: 'Instituição' }).fill('Universidade Federal do Amapá');
  await page.getByRole('textbox', { name: 'Curso' }).fill('Gastronomia');
  await page.getByLabel('Data de conclusão').fill('2015-12-12');
}

export async function fillCourse(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Curso' }).fill('Boas Práticas na Manipulação de Alimentos');
  await page.getByRole('textbox', { name: 'Instituição' }).fill('Senac Amapá');
  await page.getByLabel('Carga horária (horas)').fill('40');
  await page.getByLabel('Situação').selectOption('Concluído');
  await page.getByLabel('Data de conclusão').fill('2018-03-03');
}

export async function fillExperience(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Empresa' }).fill('Restaurante Flor do Trapiche');
  await page.getByRole('textbox', { name: 'Cargo' }).fill('Cozinheira');
  await page.getByRole('combobox', { name: 'Cidade' }).fill('macapa');
  await page.getByRole('option', { name: 'Macapá - AP' }).click();
  await page.getByLabel('Data de início').fill('2016-02-02');
  await page.getByLabel('Descrição das atividades').fill('Cozinha regional e organização da praça.');
}
