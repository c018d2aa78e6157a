import { expect, type Page, test } from '@playwright/test';
import { type DevelopedPortal, startDevelopedPortal } from '../support/developed-portal.ts';

let portal: DevelopedPortal;
test.beforeAll(async () => {
  test.setTimeout(900_000);
  portal = await startDevelopedPortal();
});
test.afterAll(async () => portal?.stop());

/** A page with something typed into it, which a reload would lose. */
async function openWithState(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('exibiu-banner', 'true'));
  await page.goto(`${portal.url}psg`);
  await page.locator('html[data-hydrated]').waitFor();
  await income(page).fill('500,00');
}

const income = (page: Page) => page.getByRole('textbox', { name: 'Pessoa 1' });

test('a changed component of a remote is in the open page, which keeps its state', async ({ page }) => {
  await openWithState(page);

  await portal.change(
    'mf-psg/src/pages/programme/income-calculator.tsx',
    'Adicionar pessoa',
    'Mais uma pessoa',
  );

  await expect(page.getByRole('button', { name: 'Mais uma pessoa' })).toBeVisible();
  await expect(income(page)).toHaveValue('500,00');
});

test('so is a changed style sheet', async ({ page }) => {
  await openWithState(page);

  await portal.change(
    'mf-psg/src/pages/programme/income-calculator.module.css',
    '.limit {',
    '.limit { outline: 7px solid;',
  );

  await expect(page.getByText('Limite:')).toHaveCSS('outline-width', '7px');
  await expect(income(page)).toHaveValue('500,00');
});

// Its server starts anew then, and answers nothing meanwhile: no test after this one opens a page.
test('so is one of the host', async ({ page }) => {
  await openWithState(page);

  await portal.change('host/src/shell/header/site-header.tsx', '          Menu', '          Índice');

  await expect(page.getByRole('banner')).toContainText('Índice');
  await expect(income(page)).toHaveValue('500,00');
});

test('the server renders what has changed', async ({ request }) => {
  await portal.change(
    'mf-psg/src/pages/programme/programme-cards.tsx',
    "title: 'O programa'",
    "title: 'O programa de agora'",
  );

  await expect
    .poll(async () => (await request.get(`${portal.url}psg`)).text())
    .toContain('O programa de agora');
});

test("the api and the host's server answer by their changed modules", async ({ request }) => {
  const answer = async (path: string) => (await request.get(new URL(path, portal.url).href)).text();

  await portal.change('api/src/http/plugins/errors.ts', 'Endereço não encontrado.', 'Nada aqui.');
  await portal.change('host/server/discovery/robots-txt.ts', 'User-agent: *', 'User-agent: novo');

  await expect.poll(() => answer('/api/v1/nada')).toContain('Nada aqui.');
  await expect.poll(() => answer('/robots.txt')).toContain('User-agent: novo');
});
