import {
  documentLabels,
  fillRegistration,
  openRegistration,
  position,
  tabTo,
  typed,
} from '../support/applicant.ts';
import { expect, type Page, test, visit } from '../support/portal.ts';

const registered = (page: Page) => page.getByRole('dialog', { name: 'Inscrição realizada' });

test('by keyboard alone to the printed stub, with no CPF in any URL', async ({ page, portal }) => {
  const cpf = '31000010104';
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/api/')) addresses.push(request.url());
  });
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await visit(page, `${portal.url}psg/edital/50`);
  const offer = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Assistente Administrativo' }) });
  await tabTo(page, offer.getByRole('button', { name: 'Inscrições Online' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog', { name: 'Inscrição' }).getByLabel('CPF'));
  await page.keyboard.type(cpf);
  await page.keyboard.press('Tab');
  await page.keyboard.type('05051998');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/psg_cadastro\?process=50&course=\d+&courseName=Assistente/);
  await expect(page.getByLabel('CPF')).toHaveValue('310.000.101-04');
  await expect(page.getByLabel('Data de nascimento')).toHaveValue('1998-05-05');
  for (const [label, text] of Object.entries({ ...typed, 'E-mail': 'raimunda@candidata.example' })) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  for (const name of documentLabels) {
    await tabTo(page, page.getByRole('checkbox', { name }));
    await page.keyboard.press('Space');
    const accept = page.getByRole('dialog').getByRole('button', { name: 'Aceitar' });
    await expect(accept).not.toHaveAttribute('aria-disabled');
    await tabTo(page, accept);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('checkbox', { name })).toBeChecked();
  }
  await tabTo(page, page.getByRole('button', { name: 'Confirmar' }));
  await page.keyboard.press('Enter');

  await expect(registered(page)).toContainText(position);
  await page.emulateMedia({ media: 'print' });
  await expect(registered(page).getByRole('article')).toBeVisible();
  for (const name of ['Confirmar', 'Acompanhar inscrição', 'Fechar']) {
    await expect(page.getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.getByRole('banner')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await tabTo(page, registered(page).getByRole('link', { name: 'Acompanhar inscrição' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login\?voltar=%2Fprinting%2F\d+$/);
  expect(addresses.filter((address) => address.replace(/\D/g, '').includes(cpf))).toEqual([]);
});

test('typed data survives reload, lost network and lost response, and registers once', async ({
  page,
  context,
  portal,
  consoleErrors,
}) => {
  consoleErrors.expected = /ERR_FAILED/;
  const application = { process: 49, course: 'Cuidador de Idoso', cpf: '31000020240' };
  const countVacancies = async () => {
    const answer = await page.request.get(new URL('/api/v1/selection-processes/49', portal.url).href);
    const { data } = (await answer.json()) as {
      data: { items: { course_name: string; open_vacancies: number }[] };
    };
    return data.items.find(({ course_name }) => course_name === application.course)?.open_vacancies;
  };
  const before = await countVacancies();
  await openRegistration(page, portal.url, application);
  await fillRegistration(page, 'nonata@candidata.example');
  const kept = () => page.evaluate(() => localStorage.getItem('rascunho'));
  await expect.poll(kept).not.toBeNull();
  expect(await kept()).not.toContain('Raimunda');

  const isThere = async () => {
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(typed.Nome);
    await expect(page.getByLabel('E-mail')).toHaveValue('nonata@candidata.example');
    await expect(page.getByRole('checkbox', { name: /termos/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /política/ })).toBeChecked();
  };
  await page.reload();
  await isThere();
  await page.getByRole('link', { name: 'Voltar ao edital' }).click();
  await expect(page).toHaveURL(/\/psg\/edital\/49$/);
  await openRegistration(page, portal.url, application);
  await isThere();

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByRole('alert')).toContainText('Sua inscrição ainda não foi enviada');
  await isThere();
  await context.setOffline(false);
  let taken = 0;
  await page.route('**/api/v1/registrations', async (route) => {
    await route.fetch();
    taken += 1;
    await route.abort();
  });
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('alert')).toContainText('Não sabemos se sua inscrição chegou');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect.poll(() => taken).toBe(2);
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await isThere();
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(registered(page)).toContainText(position);
  await expect.poll(kept).toBeNull();
  expect(await countVacancies()).toBe(Number(before) - 1);
});
