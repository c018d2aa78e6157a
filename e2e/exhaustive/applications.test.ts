import {
  acceptDocuments,
  advance,
  fillCourse,
  fillFormation,
  fillRegistration,
  heading,
  openApplication,
  openRegistration,
  passPerson,
  position,
} from '../support/applicant.ts';
import { findIssues } from '../support/axe.ts';
import { expect, type Page, test } from '../support/portal.ts';

const registered = (page: Page) => page.getByRole('dialog', { name: 'Inscrição realizada' });

test.use({ reducedMotion: 'reduce' });

test.describe('on a phone of 360 pixels', () => {
  const phone = { width: 360, height: 740 };
  test.use({ viewport: phone, hasTouch: true });

  test('each step of an application fits with any text size, passes axe in any theme, and keeps its place after a reload', async ({
    page,
    portal,
  }) => {
    test.slow();
    const look = async () => {
      expect(await findIssues(page)).toEqual([]);
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

test('the form of a free course and its stub fit with any text size, and pass axe', async ({
  page,
  portal,
}) => {
  const application = { process: 49, course: 'Cuidador de Idoso', cpf: '31000070778' };
  await openRegistration(page, portal.url, application);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByRole('heading', { name: /^Há \d+ problemas?$/ })).toBeVisible();
  expect(await findIssues(page)).toEqual([]);
  await fillRegistration(page, 'osvaldo@candidata.example');
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(registered(page)).toContainText(position);
  expect(await findIssues(page)).toEqual([]);
});
