import { courseOf } from '../support/applicant.ts';
import { candidates, logIn, waitForCandidatePage } from '../support/candidate.ts';
import { expect, holdResponse, type Page, test } from '../support/portal.ts';

const offer = 'Barbeiro';
const opener = (page: Page) => page.getByRole('button', { name: `Cancelar inscrição em ${offer}` });
const cancelled = (page: Page) =>
  page.getByRole('article', { name: offer }).filter({ hasText: 'Inscrição cancelada' });

async function expectCancelled(page: Page): Promise<void> {
  await expect(cancelled(page)).toBeVisible();
  await expect(opener(page)).toHaveCount(0);
  await expect(cancelled(page).getByRole('link', { name: /agenda/ })).toHaveCount(0);
  const line = page.getByRole('table', { name: 'Inscrições no PSG' }).getByRole('row');
  await expect(line.filter({ hasText: offer }).filter({ hasText: 'Cancelado' })).toBeVisible();
}

test('a PSG application is cancelled by clicking, once, and every page shows it', async ({
  page,
  portal,
}) => {
  const places = async () => (await courseOf(page, portal.url, 49, offer)).open_vacancies;
  const before = await places();
  await logIn(page, portal.url, candidates.benedito.email);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/registrations/')) calls.push(request.method());
  });
  const answer = await holdResponse(page, '**/api/v1/registrations/*');
  const dialog = page.getByRole('dialog', { name: 'Cancelar inscrição' });
  await opener(page).click();
  await expect(dialog).toContainText(offer);
  await dialog.getByRole('button', { name: 'Manter inscrição' }).click();
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  await dialog.getByRole('button', { name: 'Cancelar inscrição' }).dblclick();
  await expect(dialog.getByRole('status')).toHaveText('Cancelando a inscrição…');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  answer();
  await expect(cancelled(page).getByRole('heading', { name: offer })).toBeFocused();
  await expectCancelled(page);
  expect(calls).toEqual(['DELETE']);
  expect(await places()).toBe((before ?? 0) + 1);

  await cancelled(page)
    .getByRole('link', { name: /^Comprovante/ })
    .click();
  await waitForCandidatePage(page);
  await expect(page.getByText('este comprovante não vale mais').first()).toBeVisible();
  const check = (await page.getByRole('link', { name: /\/conferir\// }).getAttribute('href')) ?? '';
  await page.goBack();
  await expectCancelled(page);
  await page.goto(`${portal.url}conferir/${check.split('/conferir/')[1]}`);
  await expect(page.getByRole('main')).toContainText('a inscrição foi cancelada');
});
