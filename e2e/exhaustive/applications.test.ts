import {
  acceptDocuments,
  advance,
  fillCourse,
  fillExperience,
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
const phone = { width: 360, height: 740 };

test.use({ reducedMotion: 'reduce', viewport: phone, hasTouch: true });

for (const { what, olderBrowser, look, applicants } of [
  {
    what: 'fits with any text size, passes axe in any theme, and keeps its place after a reload',
    olderBrowser: false,
    async look(page: Page) {
      expect(await findIssues(page)).toEqual([]);
      await page.setViewportSize(phone);
    },
    applicants: ['33000500065', '31000070778'],
  },
  {
    what: 'works in the oldest supported browsers',
    olderBrowser: true,
    look: async () => {},
    applicants: ['33000600019', '31000099911'],
  },
] as const)
  test.describe(() => {
    test.use({ olderBrowser });
    const [cpf, otherCpf] = applicants;

    test(`each step of an application on a phone ${what}`, async ({ page, portal }) => {
      test.slow();
      const application = { process: 24, role: 'Motorista da Carreta-Escola', cpf };
      await openApplication(page, portal.url, application);
      await look(page);
      await passPerson(page, `${cpf}@candidata.example`);
      await advance(page);
      await expect(page.getByRole('heading', { name: /^Há \d+ problemas?$/ })).toBeVisible();
      await look(page);
      await fillFormation(page);
      await advance(page);
      await expect(heading(page, 'Curso Complementar')).toBeInViewport();
      await fillCourse(page);
      await look(page);
      await advance(page);
      await expect(heading(page, 'Experiência Profissional')).toBeFocused();
      await look(page);
      if (olderBrowser) await fillExperience(page);
      else await page.getByRole('button', { name: 'Não tenho experiência profissional' }).tap();
      await advance(page);
      await expect(heading(page, 'Confirmação')).toBeInViewport();
      await look(page);
      await acceptDocuments(page);
      await page.getByRole('button', { name: 'Confirmar' }).tap();
      await expect(registered(page)).toContainText(position);
      await look(page);
      await page.reload();
      await expect(page.getByRole('region', { name: 'Inscrição realizada' })).toContainText(position);
      await look(page);
    });

    test(`the form of a free course and its stub ${what}`, async ({ page, portal }) => {
      const application = { process: 49, course: 'Cuidador de Idoso', cpf: otherCpf };
      await openRegistration(page, portal.url, application);
      await page.getByRole('button', { name: 'Confirmar' }).click();
      await expect(page.getByRole('heading', { name: /^Há \d+ problemas?$/ })).toBeVisible();
      await look(page);
      await fillRegistration(page, `${otherCpf}@candidata.example`);
      await page.getByRole('button', { name: 'Confirmar' }).click();
      await expect(registered(page)).toContainText(position);
      await look(page);
    });
  });
