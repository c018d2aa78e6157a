import { acceptDocuments, position, typed } from '../support/applicant.ts';
import {
  advance,
  fillCourse,
  fillExperience,
  fillFormation,
  heading,
  openApplication,
  passPerson,
} from '../support/job-applicant.ts';
import { expect, type Page, test, visit } from '../support/portal.ts';

const registered = (page: Page) => page.getByRole('dialog', { name: 'Inscrição realizada' });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('rascunho'));
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('back, forward and reload keep the input of each person, for no other, until it is sent', async ({
  page,
  portal,
}) => {
  const application = { process: 25, role: 'Instrutor de Informática', cpf: '33000600019' };
  const other = { ...application, cpf: '33000700072' };
  const begin = async () => {
    await field(page, 'Nome').fill('Alguém Que Começou');
    await expect.poll(() => kept(page)).not.toBeNull();
  };
  await openApplication(page, portal.url, other);
  await begin();
  await openApplication(page, portal.url, other);
  await page.getByRole('button', { name: 'Começar de novo' }).click();
  await expect(field(page, 'Nome')).toHaveValue('');
  await begin();
  await openApplication(page, portal.url, application);
  await expect(field(page, 'Nome')).toHaveValue('');

  await passPerson(page, 'historia@candidata.example');
  await expect(page).toHaveURL(/etapa=2$/);
  await fillFormation(page);
  await page.goBack();
  await expect(heading(page, 'Dados Pessoais')).toBeFocused();
  await expect(field(page, 'Nome')).toHaveValue(typed.Nome);
  await page.goForward();
  await expect(heading(page, 'Formação Educacional')).toBeFocused();
  await expect(field(page, 'Curso')).toHaveValue('Gastronomia');
  await advance(page);
  await expect(heading(page, 'Curso Complementar')).toBeFocused();
  await field(page, 'Curso').fill('Excel');
  await expect.poll(() => kept(page)).not.toBeNull();
  expect(await kept(page)).not.toContain('Excel');

  await page.evaluate(() => scrollTo(0, 300));
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  const before = await scrolled();
  await page.reload();
  await expect(field(page, 'Curso')).toBeFocused();
  await expect(field(page, 'Curso')).toHaveValue('Excel');
  expect(await scrolled()).toBe(before);
  await expect(page).toHaveURL(/etapa=3$/);
  await page.goBack();
  await expect(field(page, 'Curso')).toHaveValue('Gastronomia');

  await openApplication(page, portal.url, application, 'Formação Educacional');
  await expect(page.getByText('Você continua de onde parou')).toBeVisible();
  await expect(page).toHaveURL(/etapa=2$/);
  await advance(page);
  await expect(heading(page, 'Curso Complementar')).toBeFocused();
  await fillCourse(page);
  await advance(page);
  await expect(heading(page, 'Experiência Profissional')).toBeFocused();
  await fillExperience(page);
  await advance(page);
  await expect(heading(page, 'Confirmação')).toBeFocused();
  await acceptDocuments(page);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(registered(page)).toContainText(position);

  await visit(page, portal.url);
  await page.getByRole('link', { name: application.role }).click();
  await expect(page).toHaveURL(/\/pss_edital\/25$/);
  await expect(page.getByRole('dialog', { name: 'Inscrição' }).getByLabel('CPF')).toHaveValue('');
});
