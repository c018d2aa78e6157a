import type { Page, Response } from '@playwright/test';
import { candidates, getPrintoutUrls, logIn } from '../support/candidate.ts';
import { expect, test, visit } from '../support/portal.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const keep = (page: Page) => page.getByRole('button', { name: 'Guardar para ler sem internet' });
const kept = (page: Page) => page.getByText('Guardada neste aparelho em');

/** Saves a page offline, and returns its heading. */
async function keepPage(page: Page, address: string): Promise<string> {
  await visit(page, address);
  await keep(page).click();
  await expect(kept(page)).toBeVisible();
  return (await heading(page).textContent()) ?? '';
}

/** Expects the saved file to open from its link; headless browsers download it. */
async function opensPdf(page: Page, link: RegExp): Promise<void> {
  const isPdf = (answer: Response) => answer.headers()['content-type'] === 'application/pdf';
  const [answer] = await Promise.all([
    page.context().waitForEvent('response', isPdf),
    page.getByRole('link', { name: link }).first().click(),
  ]);
  expect(answer.status()).toBe(200);
}

test('saved pages are read offline, others show the list; nothing stays once all are removed', async ({
  page,
  context,
  portal,
}) => {
  const course = await keepPage(page, `${portal.url}detalhes/1`);
  const notice = await keepPage(page, `${portal.url}psg/edital/50`);
  await context.setOffline(true);

  await page.goto(`${portal.url}detalhes/1`);
  await expect(heading(page)).toHaveText(course);
  await expect(page.getByText('Cópia guardada neste aparelho em')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);

  await page.goto(`${portal.url}noticias`);
  await expect(heading(page)).toHaveText('Você está sem internet');
  await expect(page.getByText('esta página não está guardada neste aparelho')).toBeVisible();
  await page.getByRole('link', { name: notice }).click();
  await expect(heading(page)).toHaveText(notice);
  await opensPdf(page, /^Edital de abertura/);

  await context.setOffline(false);
  await page.goto(`${portal.url}detalhes/1`);
  await expect(page.getByRole('button', { name: 'Atualizar a cópia' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver tudo o que guardei' }).click();
  await expect(heading(page)).toHaveText('Guardados neste aparelho');
  await page
    .getByRole('button', { name: /^Remover/ })
    .first()
    .click();
  await expect(page.getByRole('list', { name: 'Páginas guardadas' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: /^Remover/ }).click();
  await expect(page.getByText('Nada guardado neste aparelho')).toBeVisible();
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
  await expect.poll(left).toEqual([]);
});

test('a receipt is saved offline after a warning, until its candidate logs out', async ({
  page,
  context,
  portal,
}) => {
  await logIn(page, portal.url, candidates.jaciara.email);
  const [paper = ''] = await getPrintoutUrls(page);
  await visit(page, paper);
  await keep(page).click();
  const dialog = page.getByRole('dialog', { name: 'Guardar só em aparelho seu' });
  await dialog.getByRole('button', { name: 'Guardar neste aparelho' }).click();
  await expect(kept(page)).toBeVisible();

  await context.setOffline(true);
  await page.goto(paper);
  await expect(page.getByText(candidates.jaciara.name).first()).toBeVisible();
  await opensPdf(page, /^Abrir PDF/);
  await context.setOffline(false);

  await visit(page, paper);
  await page.getByText(candidates.jaciara.name).first().click();
  // Waits for the reload: Chromium hangs if the context closes during it while another window shows a PDF.
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Sair' }).click();
  await reloaded;
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});
