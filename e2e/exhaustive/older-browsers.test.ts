import {
  acceptDocuments,
  advance,
  fillCourse,
  fillExperience,
  fillFormation,
  fillRegistration,
  openApplication,
  openRegistration,
  passPerson,
  position,
} from '../support/applicant.ts';
import { candidates, logIn, waitForCandidatePage } from '../support/candidate.ts';
import { examplesOf } from '../support/pages.ts';
import { expect, test } from '../support/portal.ts';

test.use({ olderBrowser: true });

test('every page hydrates, and courses are found, in the oldest supported browsers', async ({
  page,
  portal,
  consoleErrors,
}) => {
  test.slow();
  // Two of them are 404 pages.
  consoleErrors.expected = /404/;
  await logIn(page, portal.url, candidates.jaciara.email);
  expect(await page.evaluate(() => 'canParse' in URL || 'toSorted' in [])).toBe(false);
  const paths = [...(await examplesOf(page, portal)).values(), '/cursos?title=cozinhero&ordem=preco'];
  for (const path of paths) {
    await page.goto(portal.url + path.slice(1));
    await waitForCandidatePage(page);
    // The PDF reader needs newer browsers; it shows this and links to the file.
    await expect(page.getByText(/Não foi possível (?!mostrar o documento)/), path).toHaveCount(0);
  }
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('applicants register for a course and for a position', async ({ page, portal }) => {
  const confirm = page.getByRole('button', { name: 'Confirmar' });
  const registered = page.getByRole('dialog', { name: 'Inscrição realizada' });
  const course = { process: 49, course: 'Cuidador de Idoso', cpf: '31000099911' };
  await openRegistration(page, portal.url, course);
  await fillRegistration(page, 'nazare@candidata.example');
  await confirm.click();
  await expect(registered).toContainText(position);

  const role = { process: 25, role: 'Instrutor de Informática', cpf: '33000600019' };
  await openApplication(page, portal.url, role);
  await passPerson(page, 'nazare.pss@candidata.example');
  for (const fill of [fillFormation, fillCourse, fillExperience]) {
    await fill(page);
    await advance(page);
  }
  await acceptDocuments(page);
  await confirm.click();
  await expect(registered).toContainText(position);
});
