import {
  acceptByKeyboard,
  acceptDocuments,
  addressesOf,
  position,
  tabTo,
  typed,
  typeIdentity,
} from '../support/applicant.ts';
import { complaintsOf } from '../support/axe.ts';
import {
  advance,
  completeApplication,
  fillCourse,
  fillFormation,
  goToReview,
  heading,
  openApplication,
  passPerson,
  stepHeader,
} from '../support/job-applicant.ts';
import { expect, hydrated, type Page, test } from '../support/portal.ts';

const registered = (page: Page) => page.getByRole('dialog', { name: 'Inscrição realizada' });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('rascunho'));
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('by keyboard alone, from the notice to the position, with no CPF in any address', async ({
  page,
  portal,
  complaints,
}) => {
  test.setTimeout(120_000);
  const cpf = '33000400001';
  const addresses = addressesOf(page);
  const press = async (name: string) => {
    await tabTo(page, page.getByRole('main').getByRole('button', { name, exact: true }));
    await page.keyboard.press('Enter');
  };
  const type = async (label: string, text: string) => {
    await tabTo(page, field(page, label));
    await page.keyboard.type(text);
  };
  await page.goto(`${portal.url}pss_edital/25`);
  await hydrated(page);
  const offer = page.getByRole('article', { name: 'Instrutor de Informática' });
  await tabTo(page, offer.getByRole('button', { name: 'Inscrições' }));
  await page.keyboard.press('Enter');
  await typeIdentity(page, cpf, '06061990');

  await expect(heading(page, 'Dados Pessoais')).toBeVisible();
  await expect(page.getByLabel('Data de nascimento')).toHaveValue('1990-06-06');
  for (const [label, text] of Object.entries({ ...typed, 'E-mail': 'teclado@candidata.example' })) {
    await type(label, text);
  }
  await expect(page.getByText('E-mail conferido.')).toBeAttached();
  await press('Avançar');

  await expect(heading(page, 'Formação Educacional')).toBeFocused();
  await tabTo(page, page.getByLabel('Nível'));
  await page.keyboard.type('Ensino F');
  await type('Instituição', 'Escola Estadual Tiradentes');
  await expect(field(page, 'Curso')).toHaveValue('Ensino Fundamental');
  await tabTo(page, page.getByLabel('Data de conclusão'));
  await page.keyboard.type('10102005');
  await press('Adicionar formação');
  await expect(page.getByLabel('Nível').nth(1)).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Remover formação 2' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Nível')).toHaveCount(1);
  await press('Avançar');

  await expect(heading(page, 'Curso Complementar')).toBeFocused();
  await press('Não tenho cursos complementares');
  await press('Avançar');
  await expect(heading(page, 'Experiência Profissional')).toBeFocused();
  await type('Empresa', 'Açaí do Porto');
  await type('Cargo', 'Atendente');
  await tabTo(page, page.getByRole('combobox', { name: 'Cidade' }));
  await page.keyboard.type('santana - ap');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Data de início'));
  await page.keyboard.type('02022020');
  await type('Descrição das atividades', 'Atendimento no balcão.');
  await press('Avançar');

  await expect(heading(page, 'Confirmação')).toBeFocused();
  const summary = page.getByRole('region', { name: 'Experiência Profissional' });
  await expect(summary).toContainText('Santana - AP');
  await tabTo(page, page.getByRole('link', { name: 'Alterar Curso Complementar' }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Curso Complementar')).toBeFocused();
  await tabTo(page, stepHeader(page, 'Confirmação'));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Confirmação')).toBeFocused();
  await acceptByKeyboard(page);
  await press('Confirmar');
  await expect(registered(page)).toContainText(position);
  await tabTo(page, registered(page).getByRole('button', { name: 'Fechar' }).last());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pss$/);
  expect(addresses.filter((address) => address.replace(/\D/g, '').includes(cpf))).toEqual([]);
  expect(complaints.list).toEqual([]);
});

test.describe('on a phone of 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the whole application, with nothing wider than the screen, and its place stays after a reload', async ({
    page,
    portal,
    complaints,
  }) => {
    test.setTimeout(120_000);
    const isNarrow = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const application = { process: 24, role: 'Motorista da Carreta-Escola', cpf: '33000500065' };
    await openApplication(page, portal.url, application);
    await isNarrow();
    await passPerson(page, 'celular@candidata.example');
    await isNarrow();
    await advance(page);
    await expect(page.getByRole('heading', { name: 'Há um problema' })).toBeVisible();
    await isNarrow();
    await fillFormation(page);
    await advance(page);
    await expect(heading(page, 'Curso Complementar')).toBeInViewport();
    await fillCourse(page);
    await isNarrow();
    await advance(page);
    await page.getByRole('button', { name: 'Não tenho experiência profissional' }).tap();
    await advance(page);
    await expect(heading(page, 'Confirmação')).toBeInViewport();
    await isNarrow();
    await acceptDocuments(page);
    await page.getByRole('button', { name: 'Confirmar' }).tap();
    await expect(registered(page)).toContainText(position);
    await isNarrow();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Inscrição realizada' })).toContainText(position);
    await isNarrow();
    expect(complaints.list).toEqual([]);
  });
});

test('back, forward and reload keep the step and all that was typed; another person sees nothing of it', async ({
  page,
  portal,
}) => {
  test.setTimeout(120_000);
  const application = { process: 25, role: 'Instrutor de Informática', cpf: '33000600019' };
  await openApplication(page, portal.url, application);
  await passPerson(page, 'historia@candidata.example');
  await expect(page).toHaveURL(/etapa=2$/);
  await fillFormation(page);
  await page.goBack();
  await expect(heading(page, 'Dados Pessoais')).toBeFocused();
  await expect(field(page, 'Nome')).toHaveValue(typed.Nome);
  await page.goForward();
  await expect(heading(page, 'Formação Educacional')).toBeFocused();
  await expect(field(page, 'Curso')).toHaveValue('Gastronomia');
  await advance(page);
  await expect(heading(page, 'Curso Complementar')).toBeFocused();
  await field(page, 'Curso').fill('Excel');
  await expect.poll(() => kept(page)).not.toBeNull();
  expect(await kept(page)).not.toContain('Excel');

  await page.reload();
  await expect(heading(page, 'Curso Complementar')).toBeVisible();
  await expect(field(page, 'Curso')).toHaveValue('Excel');
  await expect(page).toHaveURL(/etapa=3$/);
  await page.goBack();
  await expect(field(page, 'Curso')).toHaveValue('Gastronomia');

  await openApplication(page, portal.url, application);
  await expect(page.getByText('Você continua de onde parou')).toBeVisible();
  await expect(field(page, 'Nome')).toHaveValue(typed.Nome);
  await page.getByRole('button', { name: 'Começar de novo' }).click();
  await expect(field(page, 'Nome')).toHaveValue('');

  await field(page, 'Nome').fill('Alguém Que Começou');
  await expect.poll(() => kept(page)).not.toBeNull();
  await openApplication(page, portal.url, { ...application, cpf: '33000700072' });
  await expect(field(page, 'Nome')).toHaveValue('');
});

test('a lost connection costs nothing: the steps go on, and the same application is sent again', async ({
  page,
  context,
  portal,
}) => {
  test.setTimeout(120_000);
  await openApplication(page, portal.url, {
    process: 25,
    role: 'Instrutor de Informática',
    cpf: '33000800026',
  });
  await completeApplication(page, 'semrede@candidata.example');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByRole('alert')).toContainText('Não sabemos se sua inscrição chegou');
  await stepHeader(page, 'Dados Pessoais').click();
  await expect(field(page, 'Nome')).toHaveValue(typed.Nome);
  await stepHeader(page, 'Confirmação').click();
  await expect(page.getByRole('checkbox', { name: /termos/ })).toBeChecked();
  await context.setOffline(false);
  let taken = 0;
  await page.route('**/api/v1/pss-registrations', async (route) => {
    await route.fetch();
    taken += 1;
    await route.abort();
  });
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect.poll(() => taken).toBe(1);
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect(heading(page, 'Confirmação')).toBeVisible();
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(registered(page)).toContainText(position);
  expect(await kept(page)).toBeNull();
});

test("another person's e-mail is cleared, and a list of cities that fails holds nobody up", async ({
  page,
  portal,
}) => {
  test.setTimeout(120_000);
  await page.route('**/api/v1/cities', (route) => route.fulfill({ status: 503, body: '{}' }));
  await openApplication(page, portal.url, {
    process: 25,
    role: 'Instrutor de Informática',
    cpf: '33000900080',
  });
  await page.getByLabel('E-mail').fill('jaciara@candidata.example');
  await expect(page.getByLabel('E-mail')).toHaveValue('');
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/E-mail já existente\./);
  await passPerson(page, 'cidades@candidata.example');
  await fillFormation(page);
  await advance(page);
  await page.getByRole('button', { name: 'Não tenho cursos complementares' }).click();
  await advance(page);
  await field(page, 'Empresa').fill('Açaí do Porto');
  await field(page, 'Cargo').fill('Atendente');
  await field(page, 'Cidade').fill('laranjal do jari');
  await page.getByLabel('Data de início').fill('2020-02-02');
  await field(page, 'Descrição das atividades').fill('Balcão');
  await advance(page);
  await expect(heading(page, 'Confirmação')).toBeFocused();
  await acceptDocuments(page);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByRole('alert')).toContainText('A lista de cidades não respondeu');
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(registered(page)).toContainText(position);
});

test('axe finds nothing in any step, with errors and without, in any theme', async ({ page, portal }) => {
  test.setTimeout(300_000);
  await openApplication(page, portal.url, {
    process: 25,
    role: 'Instrutor de Informática',
    cpf: '33001000031',
  });
  expect(await complaintsOf(page)).toEqual([]);
  await passPerson(page, 'axe@candidata.example');
  await advance(page);
  await expect(page.getByRole('heading', { name: 'Há um problema' })).toBeVisible();
  expect(await complaintsOf(page)).toEqual([]);
  await fillFormation(page);
  await advance(page);
  await expect(heading(page, 'Curso Complementar')).toBeFocused();
  expect(await complaintsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Não tenho cursos complementares' }).click();
  await advance(page);
  await expect(heading(page, 'Experiência Profissional')).toBeFocused();
  expect(await complaintsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Não tenho experiência profissional' }).click();
  await advance(page);
  await expect(heading(page, 'Confirmação')).toBeFocused();
  expect(await complaintsOf(page)).toEqual([]);
  await acceptDocuments(page);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(registered(page)).toContainText(position);
  expect(await complaintsOf(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Inscrição realizada' })).toBeVisible();
  expect(await complaintsOf(page)).toEqual([]);
});

test('who applied a moment ago in another tab is told so, the words stay, and the notice leads search engines', async ({
  page,
  context,
  portal,
}) => {
  test.setTimeout(120_000);
  const application = { process: 25, role: 'Instrutor de Informática', cpf: '33001100095' };
  await openApplication(page, portal.url, application);
  await goToReview(page, 'duasabas@candidata.example');
  const other = await context.newPage();
  const html = await (await other.request.get(`${portal.url}pss_edital/25`)).text();
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  expect([...blocks].flatMap(([, block]) => JSON.parse(block ?? 'null'))).toContainEqual(
    expect.objectContaining({ '@type': 'JobPosting', title: application.role }),
  );
  const id = Number(new URL(page.url()).searchParams.get('role'));
  const answer = await other.request.post(new URL('/api/v1/pss-registrations', portal.url).href, {
    data: {
      selection_process_id: 25,
      pss_selection_process_item_id: id,
      full_name: typed.Nome,
      nif: application.cpf,
      birthdate: '1990-06-06',
      mother: 'Maria',
      phone: '96991234567',
      email: 'duasabas@candidata.example',
      educationalFormations: [
        { education_level_id: 2, name: 'EE', course: null, date_conclusion: '2008-12-01' },
      ],
      complementaryCourses: [],
      professionalExperiences: [],
    },
  });
  expect(answer.status()).toBe(200);
  await acceptDocuments(page);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  const attention = page.getByRole('dialog', { name: 'Atenção' });
  const words = 'Você já realizou inscrição em um cargo deste processo seletivo!';
  await expect(attention).toContainText(words);
  await expect(attention.getByRole('link', { name: 'Ver meus cursos' })).toBeVisible();
  await attention.getByRole('button', { name: 'Fechar' }).last().click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(words);
  await expect(page.getByRole('button', { name: 'Confirmar' })).not.toHaveAttribute('aria-disabled', 'true');
});
