import { courseOf } from '../support/applicant.ts';
import { candidates, logIn, settled } from '../support/candidate.ts';
import { expect, type Page, test } from '../support/portal.ts';

const cancelled = (page: Page, offer: string) =>
  page.getByRole('article', { name: offer }).filter({ hasText: 'Inscrição cancelada' });
const opener = (page: Page, offer: string) =>
  page.getByRole('button', { name: `Cancelar inscrição em ${offer}` });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cancelar inscrição' });
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Cancelar inscrição' });

async function expectCancelled(page: Page, offer: string, table: string): Promise<void> {
  await expect(cancelled(page, offer)).toBeVisible();
  await expect(opener(page, offer)).toHaveCount(0);
  await expect(cancelled(page, offer).getByRole('link', { name: /agenda/ })).toHaveCount(0);
  const line = page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: offer });
  await expect(line.filter({ hasText: 'Cancelado' })).toBeVisible();
}

test('a PSG application is cancelled by clicking, once, and everything says so', async ({ page, portal }) => {
  const offer = 'Barbeiro';
  const places = async () => (await courseOf(page, portal.url, 49, offer)).open_vacancies;
  const before = await places();
  await logIn(page, portal.url, candidates.benedito.email);
  const calls: string[] = [];
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/v1/registrations/*', async (route) => {
    calls.push(route.request().method());
    await answered;
    await route.continue();
  });
  await opener(page, offer).click();
  await expect(dialog(page)).toContainText(offer);
  await dialog(page).getByRole('button', { name: 'Manter inscrição' }).click();
  await expect(opener(page, offer)).toBeFocused();
  await opener(page, offer).click();
  await confirm(page).dblclick();
  await expect(dialog(page).getByRole('status')).toHaveText('Cancelando a inscrição…');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  answer();
  await expect(cancelled(page, offer).getByRole('heading', { name: offer })).toBeFocused();
  await expectCancelled(page, offer, 'Inscrições no PSG');
  expect(calls).toEqual(['DELETE']);
  expect(await places()).toBe((before ?? 0) + 1);
  await page.unroute('**/api/v1/registrations/*');

  await cancelled(page, offer)
    .getByRole('link', { name: /^Comprovante/ })
    .click();
  await settled(page);
  await expect(page.getByText('este comprovante não vale mais').first()).toBeVisible();
  const check = (await page.getByRole('link', { name: /\/conferir\// }).getAttribute('href')) ?? '';
  await page.goBack();
  await expectCancelled(page, offer, 'Inscrições no PSG');
  await page.goto(`${portal.url}conferir/${check.split('/conferir/')[1]}`);
  await expect(page.getByRole('main')).toContainText('a inscrição foi cancelada');
});
