import { candidates, fillLogin, logIn } from '../support/candidate.ts';
import { expect, hydrated, test } from '../support/portal.ts';

test.describe('a candidate', () => {
  test('is told when e-mail and password do not match', async ({ page, portal }) => {
    await page.goto(`${portal.url}login`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByRole('main')).toContainText('E-mail obrigatório');
    await expect(page.getByRole('main')).toContainText('Campo obrigatório');
    await fillLogin(page, candidates.iracema.email, 'errada-2026');
    await expect(page.getByRole('region', { name: 'Avisos' }).getByText(/e-mail ou senha/i)).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page).toHaveTitle(/^Erro: Acessar/);
    await page
      .getByRole('main')
      .getByRole('alert')
      .getByRole('link', { name: /e-mail ou senha/i })
      .click();
    await expect(page.getByLabel('E-mail')).toBeFocused();
  });

  test('logs out, and the page loads anew after 800 ms', async ({ page, portal }) => {
    await logIn(page, portal.url, candidates.benedito.email);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByText(candidates.benedito.name).first().click();
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Portal' })).toBeVisible();
    await page.waitForFunction(() => localStorage.getItem('token') === null);
    await page.waitForFunction(() => !('sameDocument' in window));
    await expect(page).toHaveURL(/\/login/);
  });

  test('who logs out in one tab is logged out in the others', async ({ page, context, portal }) => {
    await logIn(page, portal.url, candidates.benedito.email);
    const other = await context.newPage();
    await other.goto(portal.url);
    await expect(other.getByText(candidates.benedito.name).first()).toBeVisible();
    await page.getByText(candidates.benedito.name).first().click();
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(other.getByRole('banner').getByRole('button', { name: 'Portal' })).toBeVisible();
  });

  test('comes to the page that asked for the log-in', async ({ page, portal }) => {
    await page.goto(`${portal.url}perfil`);
    await expect(page).toHaveURL(/\/login\?voltar=%2Fperfil$/);
    await fillLogin(page, candidates.iracema.email);
    await expect(page).toHaveURL(/\/perfil$/);
    await expect(page.getByLabel('Nome completo')).toHaveValue(candidates.iracema.name);
  });

  test('saves the profile', async ({ page, portal }) => {
    await logIn(page, portal.url, candidates.iracema.email);
    await page.goto(`${portal.url}perfil`);
    const phone = page.getByLabel('Telefone');
    await expect(phone).toHaveValue(/\d/);
    await phone.fill('');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByRole('main')).toContainText('Celular obrigatório');
    await phone.pressSequentially('96991230099');
    await expect(phone).toHaveValue('(96)9 9123-0099');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page).toHaveURL(/\/area_do_candidato$/);
    await page.goto(`${portal.url}perfil`);
    await expect(phone).toHaveValue('(96)9 9123-0099');
  });

  test('is warned at 18 minutes, may stay, and is logged out at 20', async ({ page, portal }) => {
    await page.clock.install();
    await logIn(page, portal.url, candidates.benedito.email);
    const warning = page.getByRole('dialog', { name: 'Sua sessão está para terminar' });
    // The page's clock goes on by itself: a minute is what a busy machine may take for a step.
    await page.clock.fastForward('17:00');
    await expect(warning).toBeHidden();
    await page.clock.fastForward('01:00');
    await expect(warning).toBeVisible();
    await warning.getByRole('button', { name: 'Continuar conectado' }).click();
    await expect(warning).toBeHidden();
    await page.clock.fastForward('17:00');
    await expect(warning).toBeHidden();
    await page.clock.fastForward('03:00');
    await page.waitForFunction(() => localStorage.getItem('token') === null);
  });
});
