import {
  acceptDocuments,
  advance,
  fillCourse,
  fillExperience,
  fillFormation,
  heading,
  openApplication,
  passPerson,
  position,
  typed,
} from '../support/applicant.ts';
import { expect, type Page, test } from '../support/portal.ts';

const registered = (page: Page) => page.getByRole('dialog', { name: 'Inscrição realizada' });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('rascunho'));
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('back, forward and reload keep the input until it is sent', async ({ page, portal }) => {
  const application = { process: 25, role: 'Instrutor de Informática', cpf: '33000600019' };
  await openApplication(page, portal.url, application);
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
});
