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
  await portal.change(
    `${programme}/income-calculator.module.css`,
    '.limit {',
    '.limit { outline: 7px solid;',
  );
  await expect(page.getByText('Limite:')).toHaveCSS('outline-width', '7px');
  // Restarts the host's server, which is unreachable meanwhile: no later test may open a page.
  await portal.change('host/src/shell/header/site-header.tsx', '          Menu', '          Índice');
  await expect(page.getByRole('banner')).toContainText('Índice');
  await expect(income).toHaveValue('500,00');
});

test('the servers respond with their changed modules', async ({ request }) => {
  const answer = async (path: string) => (await request.get(new URL(path, portal.url).href)).text();
  await portal.change(
    `${programme}/programme-cards.tsx`,
    "title: 'O programa'",
    "title: 'O programa de agora'",
  );
  await expect.poll(() => answer('psg')).toContain('O programa de agora');
  await portal.change('api/src/http/plugins/errors.ts', 'Endereço não encontrado.', 'Nada aqui.');
  await portal.change('host/server/discovery/robots-txt.ts', 'User-agent: *', 'User-agent: novo');
  await expect.poll(() => answer('/api/v1/nada')).toContain('Nada aqui.');
  await expect.poll(() => answer('/robots.txt')).toContain('User-agent: novo');
});
