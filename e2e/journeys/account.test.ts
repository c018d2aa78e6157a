import type { BrowserContext, Page } from '@playwright/test';
import { fillRegistration, identify } from '../support/applicant.ts';
import { fillLogin, newestCode } from '../support/candidate.ts';
import { enterAt, expectPage } from '../support/journey.ts';
import { expect, test, visit } from '../support/portal.ts';

const password = 'canoa no igarapé';
const message = 'Quero saber do curso de ecojoias.';
const messageField = (tab: Page) => tab.getByRole('main').getByLabel(/^Mensagem/);

/** Opens a tab with the candidate's unsent message to the institution. */
async function writingTab(
  context: BrowserContext,
  url: string,
  { receivesStorageEvents = true } = {},
): Promise<Page> {
  const tab = await context.newPage();
  // Browsers may freeze background tabs, which then lose storage events.
  if (!receivesStorageEvents) {
    await tab.addInitScript(() => {
      window.addEventListener('storage', (event) => event.stopImmediatePropagation());
    });
  }
  await visit(tab, `${url}FaleConosco`);
  await expect(tab.getByRole('banner').getByText('Raimunda Nonata Silva')).toBeVisible();
  await messageField(tab).fill(message);
  return tab;
}

/** Expects that a tab reports the logout in another one, and keeps the typed message. */
async function expectSignedOut(tab: Page): Promise<void> {
  // The first match is the live region for screen readers.
  await expect(tab.getByText('Ela foi encerrada em outra página deste navegador.').last()).toBeVisible();
  await expect(tab.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible();
  await expect(messageField(tab)).toHaveValue(message);
}

test('from the home page to a receipt by code, another e-mail, one session, all stored data, and a logout in every tab', async ({
  page,
  context,
  browser,
  portal,
  consoleErrors,
}) => {
  consoleErrors.expected = /422/;
  const [email, wanted] = ['cunani@exemplo.example', 'cunani.novo@exemplo.example'];
  const main = page.getByRole('main');
  await enterAt(page, portal.url);
  // The banners' links appear and disappear.
  await main.getByRole('link', { name: /^Cursos Gratuitos Programa/ }).click();
  await expectPage(page, 'Programa Senac de Gratuidade');
  const process = main.getByRole('listitem').filter({ hasText: 'PSG 51/' });
  await process.getByRole('link', { name: 'Inscrever-se' }).click();
  await expectPage(page, /PSG 51/);
  await identify(page, 'Ecojoias: Sementes e Fibras', '31000080811');
  await expectPage(page, /.+/);
  await fillRegistration(page, email);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  const registered = page.getByRole('dialog', { name: 'Inscrição realizada' });
  await registered.getByText('Criar a senha agora').click();
  await registered.getByLabel('Nova senha', { exact: true }).fill(password);
  await registered.getByLabel('Confirmar senha', { exact: true }).fill(password);
  await registered.getByLabel('Código').fill(await newestCode(portal.outbox, email));
  await registered.getByRole('button', { name: 'Criar senha e entrar' }).click();
  await expect(page).toHaveURL(/\/printing\/\d+$/);
  await expect(main).toContainText('310.000.808-11');
  await expect(main.locator('canvas').first()).toBeVisible();
  const receipt = new URL(page.url()).pathname;

  const banner = page.getByRole('banner');
  const linkTo = (name: string) => banner.getByRole('link', { name });
  await banner.getByText('Raimunda Nonata Silva').click();
  await expect(linkTo('Minhas inscrições')).toHaveAttribute('href', '/senac-portal/area_do_candidato');
  await expect(linkTo('Alterar senha')).toHaveAttribute('href', '/senac-portal/password');
  await linkTo('Perfil').click();
  await page.getByLabel('E-mail').fill(wanted);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(main).toContainText('Falta confirmar o novo e-mail');
  await page.reload();
  await page.getByLabel('Código').fill('AAAAAAAA');
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click();
  await expect(main).toContainText('Código inválido ou expirado.');
  await page.getByLabel('Código').fill(await newestCode(portal.outbox, wanted));
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click();
  await expect(page).toHaveURL(/\/area_do_candidato$/);
  await expect(main.getByRole('link', { name: /^Comprovante/ }).first()).toHaveAttribute('href', receipt);

  const elsewhere = await browser.newPage();
  await visit(elsewhere, `${portal.url}login`);
  await fillLogin(elsewhere, wanted, password);
  await expect(elsewhere).toHaveURL(/\/area_do_candidato$/);
  await expect(elsewhere.getByRole('banner').getByText('Raimunda Nonata Silva')).toBeVisible();

  await page.goto(`${portal.url}perfil`);
  const sessions = page.getByRole('region', { name: 'Sessões abertas' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions.getByRole('button', { name: 'Encerrar as outras' }).click();
  await expect(sessions).toContainText('Você só está conectado neste aparelho.');
  await elsewhere.goto(`${portal.url}perfil`);
  await expect(elsewhere).toHaveURL(/\/login/);
  await elsewhere.close();

  await main.getByRole('link', { name: 'Ver meus dados' }).click();
  await expect(main.getByRole('region', { name: 'Cadastro' })).toContainText('310.000.808-11');
  await expect(main.getByRole('heading', { name: /^Ecojoias: Sementes e Fibras · PSG-/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Baixar meus dados' }).click();
  expect((await download).suggestedFilename()).toBe('meus-dados.json');

  const other = await writingTab(context, portal.url);
  const frozen = await writingTab(context, portal.url, { receivesStorageEvents: false });
  await page.bringToFront();
  await banner.getByText('Raimunda Nonata Silva').click();
  const reloaded = page.waitForEvent('load');
  await banner.getByRole('button', { name: 'Sair' }).click();
  await reloaded;
  await expect(page).toHaveURL(/\/login\?voltar=%2Fmeus-dados$/);
  await expect(main).toContainText('Você saiu');
  await expect(main).toContainText('Ao entrar de novo, você volta à página em que estava.');
  await expectSignedOut(other);
  await expect(frozen.getByRole('banner').getByText('Raimunda Nonata Silva')).toBeVisible();
  await frozen.bringToFront();
  await frozen.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expectSignedOut(frozen);
  await expect(banner.getByRole('button', { name: 'Entrar' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
