import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Service, startService } from '../support/service.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Build output and data, which the copy must not share. */
const notCopied = ['dist', '.cache', '.data', 'test-results'];
const isCopied = (file: string): boolean =>
  file !== 'node_modules' && file !== '.git' && !notCopied.includes(path.basename(file));

/** Copy of the checkout with changeable sources, and `npm run dev` in it; its URL is that of the home page. */
let copy: string;
let portal: Service;

test.beforeAll(async () => {
  test.setTimeout(900_000);
  copy = await mkdtemp(path.join(os.tmpdir(), 'portal-dev-'));
  await cp(root, copy, {
    recursive: true,
    // Keeps relative links between packages, so that they stay within the copy.
    verbatimSymlinks: true,
    filter: (source) => isCopied(path.relative(root, source)),
  });
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  portal = await startService(['scripts/dev.ts'], { NODE_ENV: undefined }, copy);
});
test.afterAll(async () => {
  await portal?.stop();
  await rm(copy, { recursive: true, force: true });
});

/** Replaces a text of a source, which must contain it. */
async function change(file: string, from: string, to: string): Promise<void> {
  const source = path.join(copy, file);
  const text = await readFile(source, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not hold '${from}'`);
  // Atomically: otherwise a build may read an empty source, and the component loses its state.
  await writeFile(`${source}.new`, text.replace(from, to));
  await rename(`${source}.new`, source);
}

const programme = 'mf-psg/src/pages/programme';

/** Opens a page, and returns one of its fields. */
async function openProgramme(page: Page, url: string): Promise<Locator> {
  await page.addInitScript(() => localStorage.setItem('exibiu-banner', 'true'));
  await page.goto(`${url}psg`);
  await page.locator('html[data-hydrated]').waitFor();
  return page.getByRole('textbox', { name: 'Pessoa 1' });
}

test('changes of a component, a style sheet and the host appear in the open page, which keeps its state', async ({
  page,
}) => {
  const income = await openProgramme(page, portal.url);
  await income.fill('500,00');
  await change(`${programme}/income-calculator.tsx`, 'Adicionar pessoa', 'Mais uma pessoa');
  await expect(page.getByRole('button', { name: 'Mais uma pessoa' })).toBeVisible();
  await change(`${programme}/programme.module.css`, '.people {', '.people { outline: 7px solid;');
  await expect(page.getByRole('group', { name: 'Renda mensal' })).toHaveCSS('outline-width', '7px');
  // Restarts the host's server, for which later requests wait.
  await change('host/src/shell/header/site-header.tsx', '          Menu', '          Índice');
  await expect(page.getByRole('banner')).toContainText('Índice');
  await expect(income).toHaveValue('500,00');
});

test('an error is shown over the page, which recovers after the fix', async ({ page }) => {
  const file = `${programme}/income-calculator.tsx`;
  const limit = 'const limit = incomeLimit(settings);';
  const failing = `${limit}\n  if (limit) throw new Error('No limit');`;
  const overlay = page.frameLocator('#rspack-dev-server-client-overlay').locator('body');
  const income = await openProgramme(page, portal.url);
  await change(file, limit, failing);
  await expect(overlay).toContainText('No limit');
  await change(file, failing, limit);
  await expect(income).toBeVisible();
  await expect(page.locator('#rspack-dev-server-client-overlay')).toHaveCount(0);
  // A page that was broken when it was opened.
  await change(file, limit, failing);
  await expect(overlay).toContainText('No limit');
  await page.reload();
  await expect(overlay).toContainText('No limit');
  await change(file, failing, limit);
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
  await change(`${programme}/programme.page.tsx`, "title: 'O programa'", "title: 'O programa de agora'");
  await expect.poll(() => answer('psg')).toContain('O programa de agora');
  await change('api/src/http/plugins/errors.ts', 'Endereço não encontrado.', 'Nada aqui.');
  await change('host/server/discovery/discovery.ts', 'User-agent: *', 'User-agent: novo');
  await expect.poll(() => answer('/api/v1/nada')).toContain('Nada aqui.');
  await expect.poll(() => answer('/robots.txt')).toContain('User-agent: novo');
  expect(failed).toEqual([]);
});

test('a remote is developed alone in the shell of a running portal', async ({ page, request }) => {
  test.setTimeout(600_000);
  const command = ['../shared/platform/cli/portal.ts', 'dev', '--portal', portal.url];
  const { url, stop } = await startService(command, {}, path.join(copy, 'mf-psg'));
  try {
    const income = await openProgramme(page, url);
    const response = await request.get(`${url}psg`);
    expect(response.headers()['portal-page']).toMatch(/^mf-psg@\w+, host@/);
    await income.fill('500,00');
    await change(`${programme}/three-questions.tsx`, 'Posso participar?', 'Posso entrar?');
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
