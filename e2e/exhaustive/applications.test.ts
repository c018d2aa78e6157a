import {
  acceptByKeyboard,
  acceptDocuments,
  addressesOf,
  fillRegistration,
  openRegistration,
  position,
  tabTo,
  typed,
  typeIdentity,
} from '../support/applicant.ts';
import { findViolations } from '../support/axe.ts';
import {
  advance,
  fillCourse,
  fillFormation,
  heading,
  openApplication,
  passPerson,
  stepHeader,
} from '../support/job-applicant.ts';
import { expect, type Page, test, visit } from '../support/portal.ts';

const registered = (page: Page) => page.getByRole('dialog', { name: 'Inscrição realizada' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('an application for a position, by keyboard alone, from the notice to the position, with no CPF in any URL', async ({
  page,
  portal,
}) => {
  const cpf = '33000400001';
  const addresses = addressesOf(page);
  const press = async (name: string) => {
    await tabTo(page, page.getByRole('main').getByRole('button', { name, exact: true }));
    await page.keyboard.press('Enter');
  };
  const type = async (label: string, text: string) => {
    await tabTo(page, field(page, label));
    await page.keyboard.type(text);
  };
  await visit(page, `${portal.url}pss_edital/25`);
  const offer = page.getByRole('article', { name: 'Instrutor de Informática' });
  await tabTo(page, offer.getByRole('button', { name: 'Inscrições' }));
  await page.keyboard.press('Enter');
  await typeIdentity(page, cpf, '06061990');

  await expect(heading(page, 'Dados Pessoais')).toBeVisible();
  await expect(page.getByLabel('Data de nascimento')).toHaveValue('1990-06-06');
  for (const [label, text] of Object.entries({ ...typed, 'E-mail': 'teclado@candidata.example' })) {
    await type(label, text);
  }
  await expect(page.getByText('E-mail conferido.')).toBeAttached();
  await press('Avançar');

  await expect(heading(page, 'Formação Educacional')).toBeFocused();
  await tabTo(page, page.getByLabel('Nível'));
  await page.keyboard.type('Ensino F');
  await type('Instituição', 'Escola Estadual Tiradentes');
  await expect(field(page, 'Curso')).toHaveValue('Ensino Fundamental');
  await tabTo(page, page.getByLabel('Data de conclusão'));
  await page.keyboard.type('10102005');
  await press('Adicionar formação');
  await expect(page.getByLabel('Nível').nth(1)).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Remover formação 2' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Nível')).toHaveCount(1);
  await press('Avançar');

  await expect(heading(page, 'Curso Complementar')).toBeFocused();
  await press('Não tenho cursos complementares');
  await press('Avançar');
  await expect(heading(page, 'Experiência Profissional')).toBeFocused();
  await type('Empresa', 'Açaí do Porto');
  await type('Cargo', 'Atendente');
  await tabTo(page, page.getByRole('combobox', { name: 'Cidade' }));
  await page.keyboard.type('santana - ap');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Data de início'));
  await page.keyboard.type('02022020');
  await type('Descrição das atividades', 'Atendimento no balcão.');
  await press('Avançar');

  await expect(heading(page, 'Confirmação')).toBeFocused();
  const summary = page.getByRole('region', { name: 'Experiência Profissional' });
  await expect(summary).toContainText('Santana - AP');
  await tabTo(page, page.getByRole('link', { name: 'Alterar Curso Complementar' }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Curso Complementar')).toBeFocused();
  await tabTo(page, stepHeader(page, 'Confirmação'));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Confirmação')).toBeFocused();
  await acceptByKeyboard(page);
  await press('Confirmar');
  await expect(registered(page)).toContainText(position);
  await tabTo(page, registered(page).getByRole('button', { name: 'Fechar' }).last());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pss$/);
  expect(addresses.filter((address) => address.replace(/\D/g, '').includes(cpf))).toEqual([]);
});

test.describe('on a phone of 360 pixels', () => {
  const phone = { width: 360, height: 740 };
  test.use({ viewport: phone, hasTouch: true });

  test('each step of an application fits, passes axe in any theme, and keeps its place after a reload', async ({
    page,
    portal,
  }) => {
    test.slow();
    const look = async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      expect(await findViolations(page)).toEqual([]);
      await page.setViewportSize(phone);
    };
    const application = { process: 24, role: 'Motorista da Carreta-Escola', cpf: '33000500065' };
    await openApplication(page, portal.url, application);
    await look();
    await passPerson(page, 'celular@candidata.example');
    await advance(page);
    await expect(page.getByRole('heading', { name: /^Há \d+ problemas?$/ })).toBeVisible();
    await look();
    await fillFormation(page);
    await advance(page);
    await expect(heading(page, 'Curso Complementar')).toBeInViewport();
    await fillCourse(page);
    await look();
    await advance(page);
    await expect(heading(page, 'Experiência Profissional')).toBeFocused();
    await look();
    await page.getByRole('button', { name: 'Não tenho experiência profissional' }).tap();
    await advance(page);
    await expect(heading(page, 'Confirmação')).toBeInViewport();
    await look();
    await acceptDocuments(page);
    await page.getByRole('button', { name: 'Confirmar' }).tap();
    await expect(registered(page)).toContainText(position);
    await look();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Inscrição realizada' })).toContainText(position);
    await look();
  });
});

test('axe finds nothing on the form of a free course, nor on its stub', async ({ page, portal }) => {
  const application = { process: 49, course: 'Cuidador de Idoso', cpf: '31000070778' };
  await openRegistration(page, portal.url, application);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByRole('heading', { name: /^Há \d+ problemas?$/ })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await fillRegistration(page, 'osvaldo@candidata.example');
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(registered(page)).toContainText(position);
  expect(await findViolations(page)).toEqual([]);
});
