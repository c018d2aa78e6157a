import { endSession, expireSession, getSession, startSession } from '@portal/client/session';
import { identificationState } from '@portal/selection-process/rules/identification';
import { acceptDocument } from '@portal/tooling/testing/accept-document';
import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { aHome } from '@portal/tooling/testing/builders/home';
import { aPerson } from '@portal/tooling/testing/builders/person';
import { aPsgItem, aPsgProcess } from '@portal/tooling/testing/builders/psg-process';
import { type Answers, mockApi, openRoute, respondWithError } from '@portal/tooling/testing/open-route';
import { routes } from '@portal/tooling/testing/routes';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';

const calendar_url = '/api/v1/psg-offers/7/calendar.ics';
const last_round = { called: 31, registered: 40 };
const item = aPsgItem({ id: 7, course_name: 'Barbeiro', calendar_url, last_round });
// Without documents, because jsdom has no workers for the PDF viewer.
const process = aPsgProcess({ id: 5, documents: [], items: [item], result_date: '2026-12-18' });
const check_url = 'https://portal.example.org/senac-portal/conferir/psg-1-abc';
const answers: Answers = {
  'GET /home': aHome(),
  'GET /selection-processes/5': process,
  'GET /get-person-by-nif': null,
  'GET /get-person-by-email': null,
  'POST /registrations': { id: 812, number: 'PSG-2026-000812', position: 18, check_url, place: 'Sala 3' },
};

const identified = { cpf: '52998224725', birthdate: '1998-04-21' };

async function open(changes: Answers = {}, at: { search?: string; state?: unknown } = {}) {
  const received = mockApi({ ...answers, ...changes });
  const opened = await openRoute(routes, {
    pathname: '/psg_cadastro',
    search: '?process=5&course=7&courseName=Barbeiro',
    state: identificationState(identified, { kind: 'anonymous' }),
    ...at,
  });
  const calls = (wanted: string) => received.filter(({ call }) => call === wanted);
  return { calls, sent: () => calls('POST /registrations'), ...opened };
}
type Opened = Awaited<ReturnType<typeof open>>;

const field = (label: string) => screen.findByLabelText(label);
const described = (label: string, text: RegExp) =>
  waitFor(async () => expect(await field(label)).toHaveAccessibleDescription(text));
const put = async (label: string, value: string) =>
  fireEvent.input(await field(label), { target: { value } });
const terms = 'Li e aceito os termos de uso';
const policy = 'Li e aceito a política de privacidade';

async function fill() {
  await put('Nome', 'Ana Souza');
  await put('Nome da mãe', 'Maria de Souza');
  await put('Celular', '(96)9 9123-4567');
  await put('E-mail', 'ana@candidata.example');
}
const confirm = async ({ user }: Opened) =>
  user.click(await screen.findByRole('button', { name: 'Confirmar' }));
const taken = () => screen.findByRole('dialog', { name: 'Inscrição realizada' });
const close = ({ user }: Opened) =>
  user.click(screen.getAllByRole('button', { name: 'Fechar' }).at(-1) as HTMLElement);

/** Fills in the form, accepts the terms and submits. */
async function apply(changes: Answers = {}, at: { state?: unknown } = {}) {
  const opened = await open(changes, at);
  await fill();
  for (const label of [terms, policy]) await acceptDocument(opened.user, label);
  await confirm(opened);
  return opened;
}

it.each([
  ['the version of the policy that was accepted, whatever is published meanwhile', '7'],
  ['no version of the policy if the server names none', null],
])('the registration names %s', async (_what, policy_version) => {
  let settings: { policy_version: string | null } = { policy_version };
  const opened = await open({ 'GET /home': () => Response.json({ data: aHome({ settings }) }) });
  await fill();
  await confirm(opened);
  const inPassing = { selector: '[role=status] > p' };
  expect(await screen.findByText('Leia e aceite o termo para continuar.', inPassing)).toBeVisible();
  for (const label of [terms, policy]) await acceptDocument(opened.user, label);
  settings = { policy_version: '8' };
  await confirm(opened);
  await taken();
  expect(opened.sent()[0]?.headers.get('x-policy-version')).toBe(policy_version);
});

describe('the way to the registration (A 2.12)', () => {
  it('shows process, course and form to who was identified', async () => {
    const { container, user } = await open();
    expect(await field('Nome')).toHaveValue('');
    expect(screen.getByRole('article')).toHaveTextContent('Barbeiro');
    expect(screen.getByText(/PSG 5\/2026/)).not.toBeVisible();
    await user.click(screen.getByText('Dados do curso e do processo'));
    expect(screen.getByText(/PSG 5\/2026/)).toBeVisible();
    expect(screen.getByLabelText('CPF')).toHaveValue('529.982.247-25');
    expect(screen.getByLabelText('CPF')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Data de nascimento')).toHaveValue('1998-04-21');
    expect(screen.getByRole('link', { name: 'Cancelar' })).toHaveAttribute('href', '/psg');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it.each([
    ['who has not said who they are', { state: null }, '/psg/edital/5'],
    ['who has chosen no course', { search: '?process=5' }, '/psg/edital/5'],
    ['who has chosen no process', { search: '?process=x&course=7' }, '/psg'],
    ['who asks for a course that the process does not have', { search: '?process=5&course=8' }, '/psg'],
  ])('shows no form to %s, but the way back', async (_who, at, path) => {
    await open({}, at);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain(path);
    expect(screen.queryByRole('button', { name: 'Confirmar' })).toBeNull();
  });

  it('explains registration in person instead of showing a form', async () => {
    const inPerson = aPsgItem({ id: 7, course_name: 'Barbeiro', registration_type_name: 'Presencial' });
    await open({ 'GET /selection-processes/5': aPsgProcess({ id: 5, items: [inPerson] }) });
    expect(await screen.findByText(/é feita pessoalmente/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirmar' })).toBeNull();
  });

  it('lets people apply though neither the course nor what is known of them could be loaded', async () => {
    await open({
      'GET /selection-processes/5': respondWithError(500, {}),
      'GET /get-person-by-nif': respondWithError(429, { message: 'Muitas tentativas.' }),
    });
    expect(await screen.findByText('Não foi possível carregar o curso')).toBeVisible();
    expect(await field('Nome')).toBeVisible();
    expect(screen.queryByText(/Muitas tentativas/)).toBeNull();
  });
});

it('what is known of the person is asked with the birth date in a header, and replaces nothing typed', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { calls } = await open({ 'GET /get-person-by-nif': () => promise });
  await put('Nome', 'Ana Lima');
  resolve(Response.json({ data: aPerson() }));
  expect(await screen.findByDisplayValue('M••• d• S•••')).toBe(await field('Nome da mãe'));
  await described('Nome da mãe', /Deixe como está se usa o mesmo e-mail de antes/);
  expect(await field('Nome')).toHaveValue('Ana Lima');
  const [asked] = calls('GET /get-person-by-nif');
  expect(asked?.query.toString()).toBe('nif=52998224725');
  expect(asked?.headers.get('x-birthdate')).toBe('1998-04-21');
});

it('a minor is registered with a guardian, and with the age beside the date; a baby is not', async () => {
  const course = aPsgItem({ id: 7, min_age: 16, start_date_course: '2027-01-11' });
  const opened = await open({
    'GET /selection-processes/5': aPsgProcess({ id: 5, documents: [], items: [course] }),
  });
  await opened.user.click(await screen.findByRole('radio', { name: /^Para uma pessoa menor de idade/ }));
  await fill();
  for (const label of [terms, policy]) await acceptDocument(opened.user, label);
  await put('Data de nascimento', '2026-01-05');
  await described('Data de nascimento', /Idade: menos de 1 ano/);
  await confirm(opened);
  await described('Data de nascimento', /Este curso é para quem tem pelo menos 16 anos no início das aulas/);
  await described('Nome do responsável', /Nome do responsável obrigatório/);
  expect(opened.sent()).toEqual([]);
  await put('Data de nascimento', '2010-05-02');
  await put('Nome do responsável', 'Maria de Souza');
  await confirm(opened);
  await taken();
  const [{ body } = { body: null }] = opened.sent();
  expect(body).toMatchObject({ birthdate: '2010-05-02', guardian: 'Maria de Souza' });
});

it('an applicant who loses the last place keeps the input, and is led to another open course', async () => {
  const other = aPsgItem({ id: 8, course_name: 'Padeiro' });
  let open_vacancies = 1;
  const opened = await apply({
    'GET /selection-processes/5': () =>
      Response.json({ data: { ...process, items: [{ ...item, open_vacancies }, other] } }),
    'POST /registrations': () => {
      open_vacancies = 0;
      return Response.json({ message: 'As vagas deste curso acabaram.' }, { status: 422 });
    },
  });
  await screen.findByRole('dialog', { name: 'Atenção' });
  await close(opened);
  expect(await screen.findByText('As vagas deste curso acabaram')).toBeVisible();
  expect(await field('Nome')).toHaveValue('Ana Souza');
  expect(screen.getByRole('link', { name: /^Avise-me/ })).toBeVisible();
  await opened.user.click(screen.getByRole('button', { name: 'Padeiro' }));
  await waitFor(() => expect(opened.address()).toBe('/psg_cadastro?process=5&course=8&courseName=Padeiro'));
  expect(await field('CPF')).toHaveValue('529.982.247-25');
});

it('the e-mail of a family member is sent once the applicant confirms it, if the server accepts it (A 5.3)', async () => {
  const taken = { nif: '***.***.***-**', shareable: true };
  const opened = await open({ 'GET /get-person-by-email': taken });
  await fill();
  fireEvent.blur(await field('E-mail'));
  await opened.user.click(await screen.findByRole('button', { name: 'Usar o e-mail da minha família' }));
  expect(await field('E-mail')).toHaveValue('ana@candidata.example');
  expect(await field('E-mail')).toBeValid();
  expect(screen.getByText(/^Este é o e-mail da sua família/)).toBeVisible();
  await opened.user.tab();
  expect(await field('E-mail')).toHaveFocus();
  for (const label of [terms, policy]) await acceptDocument(opened.user, label);
  await confirm(opened);
  const dialog = await screen.findByRole('dialog', { name: 'Inscrição realizada' });
  const [sent] = opened.sent();
  expect(sent?.headers.get('x-shared-email')).toBe('true');
  expect(sent?.body).not.toHaveProperty('sharedEmail');
  expect(within(dialog).queryByRole('heading', { name: /senha/i })).toBeNull();
});

it("another person's e-mail is reported on blur and not sent until another is typed (A 5.3)", async () => {
  const message = /E-mail já Existente\./;
  const opened = await open({
    'GET /get-person-by-email': ({ query }) =>
      Response.json({ data: query.get('email')?.startsWith('ana') ? { nif: '***.***.***-**' } : null }),
  });
  await fill();
  const email = await field('E-mail');
  fireEvent.blur(email);
  await described('E-mail', message);
  expect(screen.getByText(/dá para criar um de graça/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Usar o e-mail da minha família' })).toBeNull();
  const [asked] = opened.calls('GET /get-person-by-email');
  expect(asked?.query.toString()).toBe('email=ana%40candidata.example');
  expect(asked?.headers.get('x-nif')).toBe('52998224725');
  for (const label of [terms, policy]) await acceptDocument(opened.user, label);
  await confirm(opened);
  await described('E-mail', message);
  expect(opened.sent()).toEqual([]);
  await opened.user.type(email, 'm', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  await opened.user.tab();
  await waitFor(() => expect(email).not.toHaveAccessibleDescription(message));
});

describe('a registration that was taken', () => {
  it('is sent once with its key, and tells and prints what was made of it, what follows and where it leads', async () => {
    const opened = await apply();
    const dialog = await taken();
    const [sent, ...more] = opened.sent();
    expect(more).toEqual([]);
    expect(sent?.body).toEqual({
      selection_process_id: 5,
      selection_process_item_id: 7,
      full_name: 'Ana Souza',
      nif: '52998224725',
      birthdate: '1998-04-21',
      mother: 'Maria de Souza',
      phone: '96991234567',
      email: 'ana@candidata.example',
    });
    expect(sent?.headers.get('idempotency-key')).toMatch(/^[\da-f]{32}$/);
    expect(dialog).toHaveTextContent(
      'Sua posição na ordem de inscrição é a 18ª de 25: dentro das vagas; da última vez chamaram até a 31ª.',
    );
    expect(dialog).toHaveTextContent('PSG-2026-000812');
    const stub = within(dialog).getByRole('article');
    const dates = 'Fim das inscrições10/12/2026Resultado18/12/2026Início do curso31/12/2026LocalSala 3';
    for (const printed of ['Posição', '18', 'Barbeiro', 'Ana Souza', 'PSG 5/2026', dates]) {
      expect(stub).toHaveTextContent(printed);
    }
    for (const [name, address] of [
      ['Acompanhar inscrição', '/printing/812'],
      ['Pôr as datas na agenda', calendar_url],
      ['edital', '/psg/edital/5'],
      ['confere esta inscrição', check_url],
    ] as const) {
      expect(within(dialog).getByRole('link', { name })).toHaveAttribute('href', address);
    }
    await close(opened);
    await waitFor(() => expect(opened.address()).toBe('/psg'));
    const told =
      'Inscrição realizada Inscrição PSG-2026-000812 em Barbeiro: posição 18ª de 25 vagas imediatas.';
    expect(screen.getByText(told)).toBeInTheDocument();
  });

  it('stays after a reload, though its course is listed no more, and shows nothing once a session has ended', async () => {
    const state = identificationState(identified, { kind: 'anonymous' });
    const opened = await apply({}, { state });
    await taken();
    opened.unmount();
    const again = await open({ 'GET /selection-processes/5': { ...process, items: [] } }, { state });
    expect(await screen.findByRole('heading', { level: 2, name: 'Inscrição realizada' })).toBeVisible();
    expect(screen.getByText('PSG-2026-000812')).toBeVisible();
    expect(document.title).toBe('Inscrição realizada – Senac Amapá');
    expect(screen.queryByLabelText('CPF')).toBeNull();
    again.unmount();
    expireSession();
    await open({}, { state });
    expect(await screen.findByText('Falta dizer quem se inscreve')).toBeVisible();
    expect(screen.queryByText('PSG-2026-000812')).toBeNull();
    expect(screen.queryByLabelText('CPF')).toBeNull();
  });
});

it('a session that ends closes the form of its candidate, and asks again who applies', async () => {
  startSession({ id: 7, full_name: 'Ana Souza' }, 'segredo');
  onTestFinished(endSession);
  await open({}, { state: identificationState(identified, getSession()) });
  await field('Nome');
  act(expireSession);
  expect(await screen.findByText('Falta dizer quem se inscreve')).toBeVisible();
  expect(screen.queryByLabelText('CPF')).toBeNull();
});

it('a registration whose key belongs to one that was cancelled since is sent with another', async () => {
  const answered = [
    respondWithError(409, { message: 'Este envio já foi usado.' }),
    () => Response.json({ data: { id: 813, position: 19 } }),
  ];
  const opened = await apply({ 'POST /registrations': () => answered.shift()?.() ?? Response.error() });
  await taken();
  const keys = opened.sent().map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toEqual([expect.any(String), expect.not.stringMatching(keys[0] ?? '')]);
});

describe('a registration that was not taken (A 8)', () => {
  it('may have succeeded, if a response was lost before the rejection', async () => {
    const answered = [
      respondWithError(504, {}),
      respondWithError(422, { data: { nif: ['CPF já inscrito.'] } }),
    ];
    const opened = await apply({ 'POST /registrations': () => answered.shift()?.() ?? Response.error() });
    expect(await screen.findByRole('alert')).toHaveTextContent('Não sabemos se sua inscrição chegou');
    await opened.user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('Talvez sua inscrição já tenha chegado')).toBeInTheDocument();
    expect(screen.queryByText('Sua inscrição não foi feita')).toBeNull();
  });

  it('stays said, with the same fields, when the process that could not be loaded is loaded again', async () => {
    let answer: () => Response = respondWithError(500, {});
    const opened = await apply({
      'GET /selection-processes/5': () => answer(),
      'POST /registrations': respondWithError(504, {}),
    });
    const uncertain = await screen.findByText('Não sabemos se sua inscrição chegou');
    const name = await field('Nome');
    answer = () => Response.json({ data: process });
    const failed = screen.getByText('Não foi possível carregar o curso').closest('[role=alert]');
    await opened.user.click(within(failed as HTMLElement).getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(screen.queryByText('Não foi possível carregar o curso')).toBeNull());
    expect(await field('Nome')).toBe(name);
    expect(uncertain).toBeInTheDocument();
  });

  it('may have been, where the server failed with words of its own', async () => {
    await apply({ 'POST /registrations': respondWithError(500, { message: 'Server Error' }) });
    expect(await screen.findByRole('dialog', { name: 'Atenção' })).toHaveTextContent('Server Error');
    expect(screen.getByText('Talvez sua inscrição já tenha chegado')).toBeInTheDocument();
  });

  it("shows the server's words, leads to the courses, keeps what was typed, and says the rest at the fields", async () => {
    const message = 'As inscrições estão encerradas.';
    const data = { nif: ['CPF já inscrito.'], email: ['E-mail já Existente.'], other: ['?'] };
    let answer = respondWithError(422, { message, data });
    const opened = await apply({ 'POST /registrations': () => answer() });
    const dialog = await screen.findByRole('dialog', { name: 'Atenção' });
    expect(dialog).toHaveTextContent(message);
    expect(within(dialog).getByRole('link', { name: 'Ver meus cursos' })).toHaveAttribute('href', '/login');
    await close(opened);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await field('Nome')).toHaveValue('Ana Souza');
    expect(screen.getByRole('checkbox', { name: terms })).toBeChecked();
    answer = respondWithError(422, { data });
    await confirm(opened);
    expect(await screen.findByRole('dialog', { name: 'Atenção' })).toHaveTextContent('E-mail já Existente.');
    await described('E-mail', /E-mail já Existente\./);
    await described('CPF', /CPF já inscrito\./);
  });
});
