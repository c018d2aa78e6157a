import { fillRegistration, identify, position } from '../support/applicant.ts';
import { candidates, fillLogin } from '../support/candidate.ts';
import { enterAt, expectHome, expectPage, goHome } from '../support/journey.ts';
import { newestCode } from '../support/mail.ts';
import { expect, type Page, test } from '../support/portal.ts';

const main = (page: Page) => page.getByRole('main');
const registered = (page: Page) => page.getByRole('dialog', { name: 'Inscrição realizada' });

/** Registers on the form of a course, and looks at the printed stub. */
async function register(page: Page, email: string): Promise<void> {
  await fillRegistration(page, email);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(registered(page)).toContainText(position);
  await page.emulateMedia({ media: 'print' });
  await expect(registered(page).getByRole('article')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
}

test('registers for a free course, from the home page to the printed stub', async ({
  page,
  portal,
  complaints,
}) => {
  await enterAt(page, portal.url);
  // The banners' links come and go.
  await main(page)
    .getByRole('link', { name: /^Cursos Gratuitos Programa/ })
    .click();
  await expectPage(page, 'Programa Senac de Gratuidade');
  await main(page)
    .getByRole('listitem')
    .filter({ hasText: 'PSG 51/' })
    .getByRole('link', { name: 'Inscrever-se' })
    .click();
  await expectPage(page, /PSG 51/);
  await identify(page, 'Ecojoias: Sementes e Fibras', '33000010130');
  await expectPage(page, /.+/);
  await register(page, 'raimunda.nonata@candidata.example');
  await registered(page).getByRole('button', { name: 'Fechar' }).last().click();
  await expectPage(page, 'Programa Senac de Gratuidade');
  await goHome(page);
  expect(complaints.list).toEqual([]);
});

test('goes from the log-in to the scores and a receipt, back, to the profile and home', async ({
  page,
  portal,
  complaints,
}) => {
  await enterAt(page, portal.url);
  await page.getByRole('banner').getByRole('button', { name: 'Portal' }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Candidato/ })
    .click();
  await expectPage(page, 'Acessar');
  await fillLogin(page, candidates.jaciara.email);
  await expect(page).toHaveURL(/\/area_do_candidato$/);
  const selections = page.getByRole('table', { name: 'Inscrições no PSS' });
  const scored = selections.getByRole('row').filter({ hasText: 'Classificado' });
  await scored.getByRole('button', { name: /^Ver notas de/ }).click();
  const scores = page.getByRole('region', { name: 'Orientador Pedagógico' });
  await expect(scores).toContainText('8,92');
  await scores.getByRole('button', { name: 'Fechar' }).click();
  await expect(scores).toBeHidden();
  const receipts = page
    .getByRole('table', { name: 'Inscrições no PSG' })
    .getByRole('link', { name: /^Comprovante de/ });
  await receipts.first().click();
  await expect(page).toHaveURL(/\/printing\/\d+$/);
  await expect(main(page)).toContainText('529.982.247-25');
  await expect(main(page).locator('canvas').first()).toBeVisible();
  await expect(main(page).getByRole('link', { name: /PDF/ })).toHaveAttribute('href', /.+/);
  await page.goBack();
  await expect(page).toHaveURL(/\/area_do_candidato$/);
  await expect(receipts.first()).toBeVisible();
  await page.getByRole('banner').getByText(candidates.jaciara.name).click();
  await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).click();
  await expect(page.getByLabel('Nome completo')).toHaveValue(candidates.jaciara.name);
  await main(page).getByRole('link', { name: 'Início' }).click();
  await expectHome(page);
  expect(complaints.list).toEqual([]);
});

test('recovers a password with the code of the mail, logs in, and changes it back', async ({
  page,
  portal,
  complaints,
}) => {
  const { email } = candidates.benedito;
  await enterAt(page, `${portal.url}psg`);
  await page.getByRole('banner').getByRole('button', { name: 'Portal' }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Candidato/ })
    .click();
  await main(page).getByRole('link', { name: 'Esqueci a minha senha' }).click();
  await expectPage(page, 'Recuperar senha');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expectPage(page, 'Recuperar Senha');
  await page.getByLabel('Código').fill(await newestCode(portal.outbox, email));
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Nova senha', { exact: true }).fill('Marabaixo-2027');
  await page.getByLabel('Confirmar senha', { exact: true }).fill('Marabaixo-2027');
  await page.getByRole('button', { name: 'Recuperar' }).click();
  await expectPage(page, 'Acessar');
  await fillLogin(page, email, 'Marabaixo-2027');
  await expect(page).toHaveURL(/\/area_do_candidato$/);

  await page.getByRole('banner').getByText(candidates.benedito.name).click();
  await page.getByRole('banner').getByRole('link', { name: 'Alterar senha' }).click();
  await expect(page).toHaveURL(/\/password$/);
  await page.getByLabel('Senha atual', { exact: true }).fill('Marabaixo-2027');
  await page.getByLabel('Nova Senha', { exact: true }).fill('Equador-2026');
  await page.getByLabel('Confirmar Senha', { exact: true }).fill('Equador-2026');
  await main(page).getByRole('button', { name: 'Salvar' }).click();
  await expectHome(page);
  expect(complaints.list).toEqual([]);
});
