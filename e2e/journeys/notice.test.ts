import { confirmIdentity } from '../support/applicant.ts';
import { expect, type Page, test, visit } from '../support/portal.ts';

const offerOf = (page: Page, name: string) => page.getByRole('article', { name });

test('applicants who have identified themselves need not do it again', async ({
  page,
  portal,
  consoleErrors,
}) => {
  consoleErrors.expected = /ERR_FAILED|already registered/;
  await visit(page, `${portal.url}pss_edital/25`);
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
  expect(await page.evaluate(() => history.state.usr)).toMatchObject({ identification: { cpf, birthdate } });
});
