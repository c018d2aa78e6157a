import { expect, test } from '@playwright/test';
import { type DevelopedPortal, startDevPortal } from '../support/developed-portal.ts';

let portal: DevelopedPortal;
test.beforeAll(async () => {
  test.setTimeout(900_000);
  portal = await startDevPortal();
});
test.afterAll(async () => portal?.stop());

const programme = 'mf-psg/src/pages/programme';

test('changes of a component, a style sheet and the host appear in the open page, which keeps its state', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('exibiu-banner', 'true'));
  await page.goto(`${portal.url}psg`);
  await page.locator('html[data-hydrated]').waitFor();
  const income = page.getByRole('textbox', { name: 'Pessoa 1' });
  await income.fill('500,00');
  await portal.change(`${programme}/income-calculator.tsx`, 'Adicionar pessoa', 'Mais uma pessoa');
  await expect(page.getByRole('button', { name: 'Mais uma pessoa' })).toBeVisible();
  await portal.change(`${programme}/programme.module.css`, '.people {', '.people { outline: 7px solid;');
  await expect(page.getByRole('group', { name: 'Renda mensal' })).toHaveCSS('outline-width', '7px');
  // Restarts the host's server, for which later requests wait.
  await portal.change('host/src/shell/header/site-header.tsx', '          Menu', '          Índice');
  await expect(page.getByRole('banner')).toContainText('Índice');
  await expect(income).toHaveValue('500,00');
});

test('an error is shown over the page, which recovers after the fix', async ({ page }) => {
  const file = `${programme}/income-calculator.tsx`;
  const limit = 'const limit = incomeLimit(settings);';
  const failing = `${limit}\n  if (limit) throw new Error('No limit');`;
  const overlay = page.frameLocator('#rspack-dev-server-client-overlay').locator('body');
  const income = page.getByRole('textbox', { name: 'Pessoa 1' });
  await page.addInitScript(() => localStorage.setItem('exibiu-banner', 'true'));
  await page.goto(`${portal.url}psg`);
  await page.locator('html[data-hydrated]').waitFor();
  await portal.change(file, limit, failing);
  await expect(overlay).toContainText('No limit');
  await portal.change(file, failing, limit);
  await expect(income).toBeVisible();
  await expect(page.locator('#rspack-dev-server-client-overlay')).toHaveCount(0);
  // A page that was broken when it was opened.
  await portal.change(file, limit, failing);
  await expect(overlay).toContainText('No limit');
  await page.reload();
  await expect(overlay).toContainText('No limit');
  await portal.change(file, failing, limit);
  await expect(income).toBeVisible();
});

test('the servers respond with their changed modules, and requests wait for a restart', async ({
  request,
}) => {
  const failed: string[] = [];
  const answer = async (path: string) => {
    const response = await request.get(new URL(path, portal.url).href);
    if (response.status() >= 500) failed.push(`${path}: ${response.status()}`);
    return response.text();
  };
  await portal.change(
    `${programme}/programme.page.tsx`,
    "title: 'O programa'",
    "title: 'O programa de agora'",
  );
  await expect.poll(() => answer('psg')).toContain('O programa de agora');
  await portal.change('api/src/http/plugins/errors.ts', 'Endereço não encontrado.', 'Nada aqui.');
  await portal.change('host/server/discovery/discovery.ts', 'User-agent: *', 'User-agent: novo');
  await expect.poll(() => answer('/api/v1/nada')).toContain('Nada aqui.');
  await expect.poll(() => answer('/robots.txt')).toContain('User-agent: novo');
  expect(failed).toEqual([]);
});

test('a remote is developed alone in the shell of a running portal', async ({ page, request }) => {
  test.setTimeout(600_000);
  const { url, stop } = await portal.developAlone('mf-psg', portal.url);
  try {
    await page.addInitScript(() => localStorage.setItem('exibiu-banner', 'true'));
    const response = await page.goto(`${url}psg`);
    expect(response?.headers()['portal-page']).toMatch(/^mf-psg@\w+, host@/);
    await page.locator('html[data-hydrated]').waitFor();
    const income = page.getByRole('textbox', { name: 'Pessoa 1' });
    await income.fill('500,00');
    await portal.change(`${programme}/three-questions.tsx`, 'Posso participar?', 'Posso entrar?');
    await expect(page.getByRole('heading', { name: 'Posso entrar?' })).toBeVisible();
    await expect(income).toHaveValue('500,00');
    await expect.poll(async () => (await request.get(`${url}psg`)).text()).toContain('Posso entrar?');
    // Another remote, with data of the portal's API.
    await page.goto(url);
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toHaveText(/./);
  } finally {
    await stop();
  }
});
