import { addressesOf, courseOf, tabTo } from '../support/applicant.ts';
import { expect, hydrated, type Page, test } from '../support/portal.ts';

/** One for each person: a server admits few questions about the same CPF. */
const cpfs = {
  psg: '32000010113',
  pss: '32000020267',
  linked: '32000030300',
  late: '32000040454',
  applied: '32000050506',
} as const;
const shown = (cpf: string) => cpf.replace(/(...)(...)(...)/, '$1.$2.$3-');
/** Day and month are the same number: a browser may ask for either first. */
const birthdate = { keys: '04041998', day: '1998-04-04' };

const identified = (cpf: string) => ({ identification: { cpf, birthdate: birthdate.day } });

/** What the page's last navigation carried beside its address. */
const carried = (page: Page) => page.evaluate(() => history.state.usr);

const offerOf = (page: Page, name: string) => page.getByRole('article', { name });

for (const journey of [
  {
    list: 'psg',
    cpf: cpfs.psg,
    process: 'PSG 50/',
    notice: /\/psg\/edital\/50$/,
    offer: 'Cozinheiro',
    button: 'Inscrições Presenciais',
    missingCpf: 'CPF obrigatório',
    registration: /\/psg_cadastro\?process=50&course=\d+&courseName=Cozinheiro$/,
  },
  {
    list: 'pss',
    cpf: cpfs.pss,
    process: 'PSS 25/',
    notice: /\/pss_edital\/25$/,
    offer: 'Instrutor de Gastronomia',
    button: 'Inscrições',
    missingCpf: 'Campo obrigatório',
    registration: /\/pss_cadastro\?process=25&role=\d+&roleName=Instrutor\+de\+Gastronomia$/,
  },
]) {
  test(`by keyboard alone, from /${journey.list} to the registration, with no CPF in any address`, async ({
    page,
    portal,
    complaints,
  }) => {
    const addresses = addressesOf(page);
    await page.goto(portal.url + journey.list);
    await hydrated(page);
    const listed = page.getByRole('listitem').filter({ hasText: journey.process });
    await tabTo(page, listed.getByRole('link', { name: 'Inscrever-se' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(journey.notice);

    const button = offerOf(page, journey.offer).getByRole('button', { name: journey.button });
    const dialog = page.getByRole('dialog', { name: 'Inscrição' });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText(journey.offer);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: 'Confirmar' }));
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('heading', { name: 'Há um problema' })).toBeVisible();
    await expect(dialog.getByLabel('CPF')).toHaveAccessibleDescription(new RegExp(journey.missingCpf));
    await expect(dialog.getByLabel('Data de nascimento')).toHaveAccessibleDescription(/Campo obrigatório/);

    await tabTo(page, dialog.getByLabel('CPF'));
    await page.keyboard.type(`${journey.cpf.slice(0, 10)}9`);
    await expect(dialog.getByLabel('CPF')).toHaveAccessibleDescription(/CPF inválido/);
    await page.keyboard.press('Backspace');
    await page.keyboard.type(journey.cpf.slice(10));
    await expect(dialog.getByLabel('CPF')).toHaveValue(shown(journey.cpf));
    await page.keyboard.press('Tab');
    await page.keyboard.type(birthdate.keys);
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(journey.registration);
    expect(await carried(page)).toEqual(identified(journey.cpf));
    await expect(page.getByRole('main').getByRole('article', { name: journey.offer })).toBeVisible();
    await page.reload();
    await hydrated(page);
    expect(await carried(page)).toEqual(identified(journey.cpf));
    await expect(page.getByRole('main').getByRole('article', { name: journey.offer })).toBeVisible();
    expect(addresses.filter((address) => address.replace(/\D/g, '').includes(journey.cpf))).toEqual([]);
    expect(complaints.list).toEqual([]);
  });
}

test('an address that names a person is read once and names nobody from then on', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.url}pss_cadastro?cpf=${shown(cpfs.linked)}&date=1998-04-04&process=25&role=1`);
  await expect(page).toHaveURL(/\/pss_cadastro\?process=25&role=1$/);
  expect(await carried(page)).toEqual(identified(cpfs.linked));
  await expect(page.getByRole('link', { name: 'Voltar ao edital' })).toBeVisible();
});

test('who said who they are need not say it again when the next page came late', async ({ page, portal }) => {
  await page.goto(`${portal.url}pss_edital/25`);
  await hydrated(page);
  const files = '**/remotes/mf-pss/web/**';
  await page.route(files, (route) => route.abort());
  await offerOf(page, 'Instrutor de Gastronomia').getByRole('button', { name: 'Inscrições' }).click();
  await page.getByLabel('CPF').fill(cpfs.late);
  await page.getByLabel('Data de nascimento').fill(birthdate.day);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  const again = page.getByRole('main').getByRole('button', { name: 'Tentar de novo' });
  await expect(again).toBeVisible();
  await page.unroute(files);
  await again.click();
  await expect(page.getByRole('main').getByRole('article')).toBeVisible();
  expect(await carried(page)).toEqual(identified(cpfs.late));
});

test('who has applied, and who comes too late, is told so instead', async ({ page, portal, complaints }) => {
  const { id } = await courseOf(page, portal.url, 49, 'Barbeiro');
  const applied = await page.request.post(new URL('/api/v1/registrations', portal.url).href, {
    data: {
      selection_process_id: 49,
      selection_process_item_id: id,
      full_name: 'Domingas Costa',
      nif: cpfs.applied,
      birthdate: birthdate.day,
      mother: 'Rosa Costa',
      phone: '96991230009',
      email: 'domingas@candidata.example',
    },
  });
  expect(applied.ok()).toBe(true);

  await page.goto(`${portal.url}psg/edital/49`);
  await hydrated(page);
  const apply = offerOf(page, 'Cuidador de Idoso').getByRole('button', { name: 'Inscrições Online' });
  await apply.click();
  await page.getByLabel('CPF').fill(cpfs.applied);
  await page.getByLabel('Data de nascimento').fill(birthdate.day);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  const attention = page.getByRole('dialog', { name: 'Atenção' });
  await expect(attention).toContainText('Você já realizou inscrição em um curso deste processo seletivo!');
  await attention.getByRole('button', { name: 'Fechar' }).last().click();
  await apply.click();
  await expect(page.getByLabel('CPF')).toHaveValue('');
  await expect(page.getByLabel('Data de nascimento')).toHaveValue('');

  await page.goto(`${portal.url}psg/edital/50`);
  await hydrated(page);
  await offerOf(page, 'Operador de Caixa').getByRole('button', { name: 'Inscrições Online' }).click();
  await expect(page.getByRole('dialog', { name: 'Inscrições Encerradas' })).toContainText(
    'Não há mais vagas disponíveis. Número de inscrições atingidas para esse curso.',
  );
  expect(complaints.list).toEqual([]);
});

test('a registration opens by itself while its notice is being read', async ({
  page,
  portal,
  complaints,
}) => {
  const { start_date } = await courseOf(page, portal.url, 50, 'Programador Web');
  await page.clock.install({ time: Date.parse(start_date) - 60_000 });
  await page.goto(`${portal.url}psg/edital/50`);
  await hydrated(page);
  const button = offerOf(page, 'Programador Web').getByRole('button', { name: 'Inscrições Online' });
  await expect(button).toHaveAccessibleDescription(/^As inscrições abrem em/);
  await page.clock.runFor(61_000);
  await expect(button).toBeEnabled();
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Inscrição' })).toContainText('Programador Web');
  expect(complaints.list).toEqual([]);
});

for (const { list, results, offers } of [
  { list: 'psg', results: /\/psg\/encerrado\/\d+$/, offers: 'Cursos' },
  { list: 'pss', results: /\/pss_encerrado\/\d+$/, offers: 'Cargos' },
]) {
  test(`the results of a process of /${list} are read only, and an opened document counts`, async ({
    page,
    portal,
    complaints,
  }) => {
    await page.goto(portal.url + list);
    await hydrated(page);
    await page.getByRole('link', { name: 'Resultados' }).first().click();
    await expect(page).toHaveURL(results);
    const ended = page.getByRole('region', { name: offers }).getByRole('button');
    await expect(ended.first()).toHaveText('Encerrado');
    await expect(ended.first()).toBeDisabled();
    const counted = page.waitForResponse((response) => response.url().includes('/document-downloads/'));
    const opened = page.waitForEvent('popup');
    await page.getByRole('region', { name: 'Documentos' }).getByRole('link').first().click();
    expect((await counted).status()).toBe(200);
    await (await opened).close();
    expect(complaints.list).toEqual([]);
  });
}

test('a notice can be read without JavaScript, and says how to apply', async ({ browser, portal }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${portal.url}psg/edital/50`);
  await expect(offerOf(page, 'Cozinheiro')).toContainText('Inscrições disponíveis');
  await expect(page.getByText(/A inscrição pela internet precisa de JavaScript/)).toBeVisible();
  await page.close();
});
