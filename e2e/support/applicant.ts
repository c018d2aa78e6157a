import { expect, type Locator, type Page, visit } from './portal.ts';

/** Day and month are equal, because browsers order them differently. */
const birthdate = '1998-05-05';

/** Text fields in the order of the form. */
export const typed = {
  Nome: 'Raimunda Nonata Silva',
  'Nome da mãe': 'Maria do Carmo Silva',
  Celular: '96991234567',
} as const;

/** Labels of the checkboxes that open a document. */
export const documentLabels = [
  'Li e aceito os termos de uso',
  'Li e aceito a política de privacidade',
] as const;

/** Opens a course's form as the notice's dialog does, with the applicant in `history.state`. */
export async function openRegistration(
  page: Page,
  portalUrl: string,
  { process, course, cpf }: { process: number; course: string; cpf: string },
): Promise<void> {
  await visit(page, `${portalUrl}psg/edital/${process}`);
  await identify(page, course, cpf);
}

/** Opens the dialog of a course on a notice and identifies the applicant. */
export async function identify(page: Page, course: string, cpf: string): Promise<void> {
  const offer = page.getByRole('article').filter({ has: page.getByRole('heading', { name: course }) });
  await offer.getByRole('button', { name: /^Inscrições/ }).click();
  await confirmIdentity(page, cpf);
  await expect(page).toHaveURL(/\/psg_cadastro\?/);
}

/** Identifies the applicant in the dialog of an offer. */
async function confirmIdentity(page: Page, cpf: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Inscrição' });
  await dialog.getByLabel('CPF').fill(cpf);
  await dialog.getByLabel('Data de nascimento').fill(birthdate);
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
}

/** Fills in the form and accepts both documents. */
export async function fillRegistration(page: Page, email: string): Promise<void> {
  await fillPerson(page, email);
  await acceptDocuments(page);
}

async function fillPerson(page: Page, email: string): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('E-mail').fill(email);
}

export async function acceptDocuments(page: Page): Promise<void> {
  for (const name of documentLabels) {
    await page.getByRole('checkbox', { name }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Aceitar' }).click();
  }
}

/** Moves the focus to an element using only Tab. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isReached = () => target.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 120; steps += 1) {
    if (await isReached()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never comes here.');
}

/** Text of a stored registration: chances for a course (`describeChances`), only the place for a position. */
export const position =
  /Sua posição na ordem de inscrição é a (?:\d+ª; entre os inscritos hoje, )?(\d+ª de \d+: (dentro das vagas|\d+ª (de \d+ na reserva|depois das vagas))|\d+ª de \d+ vagas imediatas|\d+ª: \d+ª da reserva)/;

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
  await confirmIdentity(page, cpf);
  await expect(page).toHaveURL(/\/pss_cadastro\?/);
  await expect(heading(page, step)).toBeVisible();
}

export async function passPerson(page: Page, email: string): Promise<void> {
  await fillPerson(page, email);
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
