import { acceptDocuments, position, typed } from '../support/applicant.ts';
import {
  advance,
  fillCourse,
  fillExperience,
  fillFormation,
  heading,
  openApplication,
  passPerson,
  stepHeader,
} from '../support/job-applicant.ts';
import { expect, type Page, test } from '../support/portal.ts';

const registered = (page: Page) => page.getByRole('dialog', { name: 'Inscrição realizada' });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('rascunho'));
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('back, forward, reload and a lost connection keep what was typed, for nobody else, and the same application is sent again', async ({
  page,
  context,
  portal,
  complaints,
}) => {
  complaints.expected = /ERR_FAILED/;
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

  await page.reload();
  await expect(heading(page, 'Curso Complementar')).toBeVisible();
  await expect(field(page, 'Curso')).toHaveValue('Excel');
  await expect(page).toHaveURL(/etapa=3$/);
  await page.goBack();
  await expect(field(page, 'Curso')).toHaveValue('Gastronomia');

  await openApplication(page, portal.url, application);
  await expect(page.getByText('Você continua de onde parou')).toBeVisible();
  await expect(field(page, 'Nome')).toHaveValue(typed.Nome);
  await advance(page);
  await expect(heading(page, 'Formação Educacional')).toBeFocused();
  await advance(page);
  await expect(heading(page, 'Curso Complementar')).toBeFocused();
  await fillCourse(page);
  await advance(page);
  await expect(heading(page, 'Experiência Profissional')).toBeFocused();
  await fillExperience(page);
  await advance(page);
  await expect(heading(page, 'Confirmação')).toBeFocused();
  await acceptDocuments(page);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByRole('alert')).toContainText('Sua inscrição ainda não foi enviada');
  await stepHeader(page, 'Dados Pessoais').click();
  await expect(field(page, 'Nome')).toHaveValue(typed.Nome);
  await stepHeader(page, 'Confirmação').click();
  await expect(page.getByRole('checkbox', { name: /termos/ })).toBeChecked();
  await context.setOffline(false);
  let taken = 0;
  await page.route('**/api/v1/pss-registrations', async (route) => {
    await route.fetch();
    taken += 1;
    await route.abort();
  });
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect.poll(() => taken).toBe(1);
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect(heading(page, 'Confirmação')).toBeVisible();
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(registered(page)).toContainText(position);
  expect(await kept(page)).toBeNull();
});
