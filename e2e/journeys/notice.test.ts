import { confirmIdentity } from '../support/applicant.ts';
import { expect, hydrated, type Page, test } from '../support/portal.ts';

const offerOf = (page: Page, name: string) => page.getByRole('article', { name });

test('who said who they are need not say it again when the next page came late', async ({ page, portal }) => {
  await page.goto(`${portal.url}pss_edital/25`);
  await hydrated(page);
  const files = '**/remotes/mf-pss/web/**';
  await page.route(files, (route) => route.abort());
  await offerOf(page, 'Instrutor de Gastronomia').getByRole('button', { name: 'Inscrições' }).click();
  const [cpf, birthdate] = ['32000040454', '1998-04-04'];
  await confirmIdentity(page, cpf, birthdate);
  const again = page.getByRole('main').getByRole('button', { name: 'Tentar de novo' });
  await expect(again).toBeVisible();
  await page.unroute(files);
  await again.click();
  await expect(page.getByRole('main').getByRole('article')).toBeVisible();
  expect(await page.evaluate(() => history.state.usr)).toEqual({ identification: { cpf, birthdate } });
});

test('the results of a process are read only, and an opened document counts', async ({
  page,
  portal,
  complaints,
}) => {
  await page.goto(`${portal.url}pss`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Resultados' }).first().click();
  await expect(page).toHaveURL(/\/pss_encerrado\/\d+$/);
  const ended = page.getByRole('region', { name: 'Cargos' }).getByRole('button');
  await expect(ended.first()).toHaveText('Encerrado');
  await expect(ended.first()).toBeDisabled();
  const counted = page.waitForResponse((response) => response.url().includes('/document-downloads/'));
  const opened = page.waitForEvent('popup');
  await page.getByRole('region', { name: 'Documentos' }).getByRole('link').first().click();
  expect((await counted).status()).toBe(200);
  await (await opened).close();
  expect(complaints.list).toEqual([]);
});

test('a notice can be read without JavaScript, and says how to apply', async ({ browser, portal }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${portal.url}psg/edital/50`);
  await expect(offerOf(page, 'Cozinheiro')).toContainText('Inscrições disponíveis');
  await expect(page.getByText(/A inscrição pela internet precisa de JavaScript/)).toBeVisible();
  await page.close();
});
