import { candidates, fillLogin, logIn } from '../support/candidate.ts';
import { expect, hydrated, test } from '../support/portal.ts';

test.describe('a candidate', () => {
  test('sees both programmes, the scores of a selection and a receipt', async ({
    page,
    portal,
    complaints,
  }) => {
    await logIn(page, portal.url, candidates.jaciara.email);
    const psg = page.getByRole('table', { name: 'Inscrições no PSG' });
    const pss = page.getByRole('table', { name: 'Inscrições no PSS' });
    for (const header of ['Seleção', 'Curso', 'Situação', 'Status', 'Documento'])
      await expect(psg.getByRole('columnheader', { name: header })).toBeAttached();
    for (const header of ['Seleção', 'Cargo', 'Situação', 'Status', 'Documento'])
      await expect(pss.getByRole('columnheader', { name: header })).toBeAttached();
    await expect(psg.getByRole('row')).toHaveCount(5);
    await expect(pss.getByRole('row')).toHaveCount(3);
    await expect(psg).toContainText('Classificado');

    const scored = pss.getByRole('row').filter({ hasText: 'Classificado' });
    await scored.getByRole('button', { name: /^Ver notas de/ }).click();
    const scores = page.getByRole('region', { name: 'Orientador Pedagógico' });
    await expect(scores).toContainText(candidates.jaciara.name);
    await expect(scores).toContainText('8,92');
    await scores.getByRole('button', { name: 'Fechar' }).click();
    await expect(scores).toBeHidden();

    await psg
      .getByRole('link', { name: /^Comprovante de/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/printing\/\d+$/);
    await expect(page.getByRole('main')).toContainText('529.982.247-25');
    await expect(page.getByRole('link', { name: /PDF/ })).toHaveAttribute('href', /.+/);
    expect(complaints.list).toEqual([]);
  });

  test('is told when e-mail and password do not match', async ({ page, portal }) => {
    await page.goto(`${portal.url}login`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByRole('main')).toContainText('E-mail obrigatório');
    await expect(page.getByRole('main')).toContainText('Campo obrigatório');
    await fillLogin(page, candidates.iracema.email, 'errada-2026');
    await expect(page.getByRole('region', { name: 'Avisos' }).getByText(/e-mail ou senha/i)).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
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

  test('is never sent to another site after the log-in', async ({ page, portal }) => {
    await page.goto(`${portal.url}login?voltar=https://example.com/`);
    await hydrated(page);
    await fillLogin(page, candidates.iracema.email);
    await expect(page).toHaveURL(/\/senac-portal\/area_do_candidato$/);
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
