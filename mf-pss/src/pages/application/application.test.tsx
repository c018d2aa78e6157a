import { identificationState } from '@portal/runtime/selection-process/identification';
import { acceptDocument } from '@portal/tooling/testing/accept-document';
import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { aCity } from '@portal/tooling/testing/builders/city';
import { aHome } from '@portal/tooling/testing/builders/home';
import { aPssItem, aPssProcess } from '@portal/tooling/testing/builders/pss-process';
import { openRoute, refuse, serve } from '@portal/tooling/testing/open-route';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Read before the tests are timed: the page brings its whole form with it.
import './application.page.tsx';
import routes from '../../routes.tsx';

type Answers = Parameters<typeof serve>[0];

const identification = { cpf: '52998224725', birthdate: '1998-04-21' };
const answers: Answers = {
  'GET /home': aHome(),
  'GET /pss-selection-processes/1': aPssProcess({
    id: 1,
    status: 1,
    items_pss: [aPssItem({ id: 7 }), aPssItem({ id: 8 })],
  }),
  'GET /get-person-by-nif': null,
  'GET /get-person-by-email': null,
  'GET /cities': [aCity(), aCity({ id: 71, title: 'Santana' })],
  'POST /pss-registrations': { id: 31, position: 3 },
};

const address = '?process=1&role=7&roleName=Cargo+7';

async function open(changes: Answers = {}, at: Partial<{ search: string; state: unknown }> = {}) {
  const received = serve({ ...answers, ...changes });
  const opened = await openRoute(routes, {
    pathname: '/pss_cadastro',
    search: address,
    state: identificationState(identification),
    ...at,
  });
  const sent = () => received.filter(({ call }) => call === 'POST /pss-registrations');
  return { received, sent, ...opened };
}
type Opened = Awaited<ReturnType<typeof open>>;

const field = (label: string) => screen.findByLabelText(label, { selector: 'input, select, textarea' });
const put = async (label: string, value: string) =>
  fireEvent.input(await field(label), { target: { value } });
const choose = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name: new RegExp(`^${name}`) });
const press = async ({ user }: Opened, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const advance = (opened: Opened) => press(opened, 'Avançar');
const header = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Etapas da inscrição' })).getByRole('button', {
    name: new RegExp(name),
  });

async function fillPerson(email = 'ana@candidata.example') {
  await put('Nome', 'Ana Souza');
  await put('Nome da mãe', 'Maria de Souza');
  await put('Celular', '(96)9 9123-4567');
  await put('E-mail', email);
}
/** Spares the seconds in which the page waits for more letters and for an answer: types it anew, and moves the clock. */
async function passDelay() {
  const email = await field('E-mail');
  const typed = (email as HTMLInputElement).value;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.input(email, { target: { value: '' } });
  fireEvent.input(email, { target: { value: typed } });
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  vi.useRealTimers();
}
async function passPerson(opened: Opened) {
  await fillPerson();
  await passDelay();
  await screen.findByText('E-mail conferido.');
  await advance(opened);
  await heading('Formação Educacional');
}
async function fillFormation() {
  await choose('Nível', '3');
  await put('Instituição', 'Unifap');
  await put('Curso', 'Letras');
  await choose('Data de conclusão', '2019-12-10');
}
async function passFormation(opened: Opened) {
  await fillFormation();
  await advance(opened);
  await heading('Curso Complementar');
}
async function fillCourse() {
  await put('Curso', 'Excel');
  await put('Instituição', 'Senac');
  await put('Carga horária (horas)', '40');
  await choose('Situação', '2');
  await choose('Data de conclusão', '2020-01-31');
}
async function fillExperience(city: 'chosen' | 'typed') {
  await put('Empresa', 'Mercado Central');
  await put('Cargo', 'Atendente');
  await put('Cidade', 'macapa');
  if (city === 'chosen') fireEvent.click(await screen.findByRole('option', { name: 'Macapá - AP' }));
  await choose('Data de início', '2020-02-01');
  await put('Descrição das atividades', 'Atendimento ao público');
}
async function toReview(opened: Opened) {
  await passPerson(opened);
  await passFormation(opened);
  await press(opened, 'Não tenho cursos complementares');
  await advance(opened);
  await heading('Experiência Profissional');
  await press(opened, 'Não tenho experiência profissional');
  await advance(opened);
  await heading('Confirmação');
}
async function accept({ user }: Opened) {
  for (const label of ['Li e aceito os termos de uso', 'Li e aceito a política de privacidade']) {
    await acceptDocument(user, label);
  }
}
async function apply(changes: Answers = {}) {
  const opened = await open(changes);
  await toReview(opened);
  await accept(opened);
  await press(opened, 'Confirmar');
  return opened;
}

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the way to the application (B 2.5)', () => {
  it('shows what was chosen beside the first of five steps, with who applies fixed', async () => {
    const { container } = await open();
    await heading('Dados Pessoais');
    expect(screen.getByRole('heading', { level: 2, name: 'PSS 1/2026' })).toBeVisible();
    expect(screen.getByRole('article', { name: 'Cargo 7' })).toHaveTextContent('Vagas imediatas2');
    expect(screen.getByRole('link', { name: 'Voltar ao edital' })).toHaveAttribute('href', '/pss_edital/1');
    const steps = within(screen.getByRole('navigation', { name: 'Etapas da inscrição' })).getAllByRole(
      'button',
    );
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      '1 Dados Pessoais',
      '2 Formação Educacional',
      '3 Curso Complementar',
      '4 Experiência Profissional',
      '5 Confirmação',
    ]);
    expect(steps[0]).toHaveAttribute('aria-current', 'step');
    expect(await field('CPF')).toHaveValue('529.982.247-25');
    expect(await field('CPF')).toHaveAttribute('readonly');
    expect(await field('Data de nascimento')).toHaveValue('1998-04-21');
    expect(await field('Data de nascimento')).toHaveAttribute('readonly');
    expect(screen.getByRole('button', { name: 'Voltar' })).toHaveAttribute('aria-disabled', 'true');
    expect(document.title).toBe('Inscrição, etapa 1 de 5: Dados Pessoais – Senac Amapá');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('reads who applies from the address once, and takes it out of there', async () => {
    const { address, carried } = await open(
      {},
      { search: '?process=1&role=7&cpf=529.982.247-25&date=1998-04-21', state: null },
    );
    await heading('Dados Pessoais');
    expect(address()).toBe('/pss_cadastro?process=1&role=7');
    expect(carried()).toEqual({ identification });
  });

  it('sends back to the notice whoever has not said who they are', async () => {
    await open({}, { search: '?process=1&role=7', state: null });
    expect(await screen.findByText('Falta dizer quem se inscreve')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voltar ao edital' })).toHaveAttribute('href', '/pss_edital/1');
  });

  it.each(['', '?process=../perfil'])('sends back to the list from "%s"', async (search) => {
    await open({}, { search, state: null });
    expect(await screen.findByText('Escolha um cargo')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver processos seletivos' })).toHaveAttribute('href', '/pss');
  });

  it('says so where the process has no such position', async () => {
    await open({}, { search: '?process=1&role=9' });
    expect(await screen.findByText('Este processo seletivo não tem o cargo escolhido')).toBeVisible();
    expect(screen.queryByLabelText('Nome')).toBeNull();
  });

  it('lets people apply though the position could not be loaded', async () => {
    await open({ 'GET /pss-selection-processes/1': refuse(503, {}) });
    expect(await screen.findByText('Não foi possível carregar o cargo')).toBeVisible();
    expect(await field('Nome')).toBeVisible();
  });

  it('fills in what is known of the person, the birth date as it was asked', async () => {
    const person = {
      nif: '52998224725',
      birthdate: '1990-01-01',
      full_name: 'Ana Souza',
      mother: 'M••• d• S•••',
    };
    const { received } = await open({ 'GET /get-person-by-nif': person });
    expect(await screen.findByDisplayValue('Ana Souza')).toBe(await field('Nome'));
    expect(await field('Nome da mãe')).toHaveValue('M••• d• S•••');
    expect(await field('Data de nascimento')).toHaveValue('1998-04-21');
    const asked = received.find(({ call }) => call === 'GET /get-person-by-nif');
    expect(asked?.headers.get('x-birthdate')).toBe('1998-04-21');
  });
});

describe('step 1, Dados Pessoais (B 4, B 5)', () => {
  const advanceButton = () => screen.getByRole('button', { name: 'Avançar' });

  it('can be left once the e-mail was checked, 1 s after its last letter', async () => {
    const opened = await open();
    await heading('Dados Pessoais');
    expect(advanceButton()).toHaveAccessibleDescription(
      'Informe seu e-mail: ele é conferido antes de avançar.',
    );
    await fillPerson();
    expect(advanceButton()).toHaveAccessibleDescription('Conferindo seu e-mail…');
    expect(opened.received.filter(({ call }) => call === 'GET /get-person-by-email')).toEqual([]);
    await screen.findByText('E-mail conferido.');
    expect(advanceButton()).not.toHaveAttribute('aria-disabled');
    const [asked, ...more] = opened.received.filter(({ call }) => call === 'GET /get-person-by-email');
    expect(more).toEqual([]);
    expect(asked?.query.toString()).toBe('email=ana%40candidata.example');
    expect(asked?.headers.get('x-nif')).toBe('52998224725');
    await advance(opened);
    expect(await heading('Formação Educacional')).toHaveFocus();
  });

  it("clears another person's e-mail and says so", async () => {
    await open({ 'GET /get-person-by-email': { nif: '***.***.***-**' } });
    await fillPerson();
    await waitFor(async () => expect(await field('E-mail')).toHaveValue(''));
    expect(await field('E-mail')).toHaveAccessibleDescription(/E-mail já existente\./);
    expect(advanceButton()).toHaveAttribute('aria-disabled', 'true');
  });

  it.each<[string, Answers]>([
    ['fails', { 'GET /get-person-by-email': refuse(429, { message: 'Muitas tentativas.' }) }],
    ['is one’s own', { 'GET /get-person-by-email': { nif: '52998224725' } }],
    ['never comes', { 'GET /get-person-by-email': (() => new Promise(() => {})) as never }],
  ])('a look-up that %s holds nobody up', async (_what, changes) => {
    const opened = await open(changes);
    await passPerson(opened);
    expect(screen.queryByText(/Muitas tentativas/)).toBeNull();
  });

  it('says what is missing, in the words of the fields', async () => {
    const opened = await open();
    await put('E-mail', 'ana@candidata.example');
    await put('Celular', '(96)9 9123');
    await screen.findByText('E-mail conferido.');
    await advance(opened);
    expect(await field('Nome')).toHaveAccessibleDescription(/Nome obrigatório/);
    expect(await field('Nome da mãe')).toHaveAccessibleDescription(/Nome da mãe obrigatório/);
    expect(await field('Celular')).toHaveAccessibleDescription(/Número inválido/);
    expect(screen.getByRole('alert').parentElement).toHaveFocus();
  });

  it.each([
    ['', 'Email obrigatório'],
    ['ana@', 'E-mail inválido'],
  ])('says of the e-mail "%s" when it is left: %s', async (typed, message) => {
    const { user } = await open();
    await user.type(await field('E-mail'), `a{Backspace}${typed}`);
    await user.tab();
    await waitFor(async () => expect(await field('E-mail')).toHaveAccessibleDescription(new RegExp(message)));
  });
});

describe('the steps (B 2.5, B 4)', () => {
  it('are in the address, and back and forward of the browser go between them, nothing lost', async () => {
    const opened = await open();
    await passPerson(opened);
    expect(opened.address()).toBe(`/pss_cadastro${address}&etapa=2`);
    expect(opened.carried()).toEqual({ identification });
    await put('Instituição', 'Unifap');
    await act(() => opened.history(-1));
    await heading('Dados Pessoais');
    expect(await field('Nome')).toHaveValue('Ana Souza');
    expect(opened.address()).toBe(`/pss_cadastro${address}`);
    await act(() => opened.history(1));
    expect(await heading('Formação Educacional')).toHaveFocus();
    expect(await field('Instituição')).toHaveValue('Unifap');
  });

  it('are not passed by the browser’s forward either, when one has become incomplete', async () => {
    const opened = await open();
    await passPerson(opened);
    await act(() => opened.history(-1));
    await put('Nome', '');
    await act(() => opened.history(1));
    await waitFor(async () => expect(await field('Nome')).toHaveAccessibleDescription(/Nome obrigatório/));
    expect(opened.address()).toBe(`/pss_cadastro${address}`);
  });

  it('are reached by their headers, as far as the first incomplete one, which says why', async () => {
    const opened = await open();
    await passPerson(opened);
    await opened.user.click(header('Confirmação'));
    expect(await screen.findAllByText('Preencha todos os campos.')).not.toHaveLength(0);
    expect(await field('Nível')).toHaveAccessibleDescription(/Campo obrigatório/);
    expect(header('Formação')).toHaveAttribute('aria-current', 'step');
    await opened.user.click(header('Dados Pessoais'));
    expect(await heading('Dados Pessoais')).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('open at the first where the address names one that nobody has come to, without reproach', async () => {
    const opened = await open({}, { search: `${address}&etapa=4` });
    await heading('Dados Pessoais');
    await waitFor(() => expect(opened.address()).toBe(`/pss_cadastro${address}`));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('go back without being asked for anything', async () => {
    const opened = await open();
    await passPerson(opened);
    await press(opened, 'Voltar');
    await heading('Dados Pessoais');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('ask the server for nothing', async () => {
    const opened = await open();
    await passPerson(opened);
    await passFormation(opened);
    const asked = opened.received.filter(({ call }) => call === 'GET /pss-selection-processes/1');
    expect(asked).toHaveLength(1);
  });
});

describe('step 2, Formação Educacional (B 5)', () => {
  it('adds a row once all rows are complete with their course, and keeps one at the least', async () => {
    const opened = await open();
    await passPerson(opened);
    expect(screen.queryByRole('button', { name: /^Remover/ })).toBeNull();
    await fillFormation();
    await put('Curso', '');
    await press(opened, 'Adicionar formação');
    expect(await screen.findAllByText('Preencha todos os campos.')).not.toHaveLength(0);
    expect(await field('Curso')).toHaveAccessibleDescription(/Campo obrigatório/);
    expect(await field('Curso')).toHaveFocus();
    await put('Curso', 'Letras');
    await press(opened, 'Adicionar formação');
    expect(screen.getAllByRole('group', { name: /^Formação/ })).toHaveLength(2);
    expect(screen.queryByText('Campo obrigatório')).toBeNull();
    expect(screen.getAllByLabelText('Nível')[1]).toHaveFocus();
    await press(opened, 'Remover formação 1');
    expect(screen.getAllByRole('group', { name: /^Formação/ })).toHaveLength(1);
    expect(await field('Instituição')).toHaveValue('');
    expect(screen.queryByRole('button', { name: /^Remover/ })).toBeNull();
  });

  it('fixes the course of level 1', async () => {
    const opened = await open();
    await passPerson(opened);
    await choose('Nível', '1');
    await waitFor(async () => expect(await field('Curso')).toHaveValue('Ensino Fundamental'));
    expect(await field('Curso')).toHaveAttribute('readonly');
    await choose('Nível', '2');
    await waitFor(async () => expect(await field('Curso')).toHaveValue(''));
  });

  it('can be left without a course', async () => {
    const opened = await open();
    await passPerson(opened);
    await fillFormation();
    await put('Curso', '');
    await advance(opened);
    await heading('Curso Complementar');
  });
});

describe('steps 3 and 4 (B 5)', () => {
  async function toCourses() {
    const opened = await open();
    await passPerson(opened);
    await passFormation(opened);
    return opened;
  }

  it('ask for whole rows, with the toast', async () => {
    const opened = await toCourses();
    await put('Curso', 'Excel');
    await advance(opened);
    expect(await screen.findAllByText('Preencha todos os campos.')).not.toHaveLength(0);
    for (const label of ['Instituição', 'Carga horária (horas)', 'Situação', 'Data de conclusão']) {
      expect(await field(label)).toHaveAccessibleDescription(/Campo obrigatório/);
    }
    expect(await field('Observação (opcional)')).not.toHaveAccessibleDescription(/obrigatório/);
    expect(screen.getByRole('link', { name: 'Curso 1 – Instituição: Campo obrigatório' })).toBeVisible();
  });

  it('say of dates that contradict each other which one and why', async () => {
    const opened = await toCourses();
    await fillCourse();
    await choose('Data de conclusão', '2999-01-01');
    await put('Carga horária (horas)', '0');
    await advance(opened);
    await waitFor(async () =>
      expect(await field('Data de conclusão')).toHaveAccessibleDescription(/concluído não termina no futuro/),
    );
    expect(await field('Carga horária (horas)')).toHaveAccessibleDescription(/maior que zero/);
  });

  it('can be left empty by who says so, and a mistaken row goes away', async () => {
    const opened = await toCourses();
    await fillCourse();
    await press(opened, 'Remover curso 1');
    expect(screen.getByText('Nenhum curso complementar: você pode avançar assim.')).toBeVisible();
    await advance(opened);
    await heading('Experiência Profissional');
    await press(opened, 'Não tenho experiência profissional');
    await advance(opened);
    await heading('Confirmação');
    expect(screen.getByRole('region', { name: 'Curso Complementar' })).toHaveTextContent(
      'Nenhum curso complementar',
    );
  });

  it('offer the cities to choose from', async () => {
    const opened = await toCourses();
    await press(opened, 'Não tenho cursos complementares');
    await advance(opened);
    await heading('Experiência Profissional');
    await fillExperience('chosen');
    expect(await field('Cidade')).toHaveValue('Macapá - AP');
    await choose('Data de saída (opcional)', '2019-01-01');
    await advance(opened);
    await waitFor(async () =>
      expect(await field('Data de saída (opcional)')).toHaveAccessibleDescription(/anterior à de início/),
    );
    await choose('Data de saída (opcional)', '');
    await advance(opened);
    await heading('Confirmação');
    expect(screen.getByRole('region', { name: 'Experiência Profissional' })).toHaveTextContent(
      /Macapá - AP.*01\/02\/2020 até hoje/,
    );
  });
});

describe('a list of cities that does not come', () => {
  /** At the step of experiences, filled in; `comeBack` lets the list come from then on. */
  async function fillExperienceWithoutCities() {
    let isDown = true;
    const opened = await open({
      'GET /cities': () =>
        isDown
          ? Response.json({}, { status: 503 })
          : Response.json({ data: (answers['GET /cities'] as object) ?? [] }),
    });
    await passPerson(opened);
    await passFormation(opened);
    await press(opened, 'Não tenho cursos complementares');
    await advance(opened);
    await heading('Experiência Profissional');
    await fillExperience('typed');
    return {
      opened,
      comeBack() {
        isDown = false;
      },
    };
  }

  it('lets people write the city and go on, and is asked for again before the sending', async () => {
    const { opened, comeBack } = await fillExperienceWithoutCities();
    expect(await field('Cidade')).toHaveAccessibleDescription(/siga em frente/);
    await advance(opened);
    await heading('Confirmação');
    expect(screen.getByRole('region', { name: 'Experiência Profissional' })).toHaveTextContent('macapa');
    await accept(opened);
    await press(opened, 'Confirmar');
    expect(await screen.findByRole('alert')).toHaveTextContent('A lista de cidades não respondeu');
    expect(opened.sent()).toEqual([]);
    comeBack();
    await press(opened, 'Tentar de novo');
    await screen.findByRole('dialog', { name: 'Inscrição realizada' });
    expect(opened.sent()[0]?.body).toMatchObject({ professionalExperiences: [{ city_id: 70 }] });
  });

  it('leads back to a city that is ambiguous', async () => {
    const { opened, comeBack } = await fillExperienceWithoutCities();
    await put('Cidade', 'Atlântida');
    await advance(opened);
    await heading('Confirmação');
    await accept(opened);
    comeBack();
    await press(opened, 'Confirmar');
    await heading('Experiência Profissional');
    expect(await field('Cidade')).toHaveAccessibleDescription(/Cidade obrigatória/);
    expect(await field('Cidade')).toHaveAccessibleDescription(/Você escreveu “Atlântida”/);
  });
});

describe('step 5, Confirmação (B 2.5, B 5)', () => {
  it('sums up what was said, with the way back to each step', async () => {
    const opened = await open();
    await toReview(opened);
    expect(screen.getByRole('region', { name: 'Dados Pessoais' })).toHaveTextContent(
      'NomeAna SouzaData de nascimento21/04/1998CPF529.982.247-25Nome da mãeMaria de SouzaCelular(96)9 9123-4567E-mailana@candidata.example',
    );
    expect(screen.getByRole('region', { name: 'Formação Educacional' })).toHaveTextContent(
      'NívelGraduaçãoInstituiçãoUnifapCursoLetrasData de conclusão10/12/2019',
    );
    expect(await accessibilityProblems(opened.container)).toEqual([]);
    await opened.user.click(screen.getByRole('link', { name: 'Alterar Formação Educacional' }));
    expect(await heading('Formação Educacional')).toHaveFocus();
    expect(await field('Instituição')).toHaveValue('Unifap');
    expect(opened.carried()).toEqual({ identification });
  });

  it('asks for the terms, then for the policy', async () => {
    const opened = await open();
    await toReview(opened);
    await press(opened, 'Confirmar');
    expect(await screen.findAllByText('Leia e aceite o termo para continuar.')).not.toHaveLength(0);
    await acceptDocument(opened.user, 'Li e aceito os termos de uso');
    await press(opened, 'Confirmar');
    expect(
      await screen.findAllByText('Leia e aceite a política de privacidade para continuar.'),
    ).not.toHaveLength(0);
    expect(opened.sent()).toEqual([]);
  });
});

describe('an application that was taken (B 3, B 4)', () => {
  it('sends the contract’s fields, with the key of the application', async () => {
    const { sent } = await apply();
    await screen.findByRole('dialog', { name: 'Inscrição realizada' });
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.body).toEqual({
      selection_process_id: 1,
      pss_selection_process_item_id: 7,
      full_name: 'Ana Souza',
      nif: '52998224725',
      birthdate: '1998-04-21',
      mother: 'Maria de Souza',
      phone: '96991234567',
      email: 'ana@candidata.example',
      educationalFormations: [
        { education_level_id: 3, name: 'Unifap', course: 'Letras', date_conclusion: '2019-12-10' },
      ],
      complementaryCourses: [],
      professionalExperiences: [],
    });
    expect(sent()[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f]{32}$/);
  });

  it('tells the position, keeps it on the page, and closes towards the list', async () => {
    const opened = await apply();
    const dialog = await screen.findByRole('dialog', { name: 'Inscrição realizada' });
    expect(dialog).toHaveTextContent('Sua posição na ordem de inscrição é 3 (2 vagas imediatas).');
    expect(opened.carried()).toMatchObject({ registered: { position: 3, fullName: 'Ana Souza' } });
    expect(await accessibilityProblems(dialog)).toEqual([]);
    await opened.user.click(within(dialog).getAllByRole('button', { name: 'Fechar' }).at(-1) as HTMLElement);
    await waitFor(() => expect(opened.address()).toBe('/pss'));
  });

  it('is still told after a reload', async () => {
    const registered = {
      id: 31,
      number: 'PSS-2026-000031',
      position: 3,
      fullName: 'Ana Souza',
      day: '2026-11-21',
    };
    const { container } = await open({}, { state: { identification, registered } });
    expect(await screen.findByRole('region', { name: 'Inscrição realizada' })).toHaveTextContent(
      'é 3 (2 vagas imediatas).',
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByLabelText('Nome')).toBeNull();
    expect(document.title).toBe('Inscrição realizada – Senac Amapá');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('is one, however often it is confirmed while it is under way, and its steps stand still', async () => {
    let answer = (_: Response) => {};
    const late = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const opened = await open({ 'POST /pss-registrations': (() => late) as never });
    await toReview(opened);
    await accept(opened);
    await opened.user.dblClick(screen.getByRole('button', { name: 'Confirmar' }));
    await opened.user.click(header('Dados Pessoais'));
    await opened.user.click(screen.getByRole('button', { name: 'Voltar' }));
    await heading('Confirmação');
    answer(Response.json({ data: { id: 31, position: 3 } }));
    await screen.findByRole('dialog', { name: 'Inscrição realizada' });
    expect(opened.sent()).toHaveLength(1);
  });
});

describe('an application that was not taken (B 8)', () => {
  it.each<[object, string]>([
    [
      { message: 'Erro', data: { email: ['E-mail já existente.'], nif: ['CPF já inscrito.'] } },
      'CPF já inscrito.',
    ],
    [{ message: 'Erro', data: { email: ['E-mail já existente.'] } }, 'E-mail já existente.'],
    [
      { message: 'As inscrições para esse cargo estão fechadas.', data: {} },
      'As inscrições para esse cargo estão fechadas.',
    ],
  ])('after %j says: %s', async (body, text) => {
    const opened = await apply({ 'POST /pss-registrations': refuse(422, body) });
    const dialog = await screen.findByRole('dialog', { name: 'Atenção' });
    expect(dialog).toHaveTextContent(text);
    expect(within(dialog).getByRole('link', { name: 'Ver meus cursos' })).toHaveAttribute('href', '/login');
    await opened.user.click(within(dialog).getAllByRole('button', { name: 'Fechar' }).at(-1) as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('checkbox', { name: 'Li e aceito os termos de uso' })).toBeChecked();
    await press(opened, 'Confirmar');
    await screen.findByRole('dialog', { name: 'Atenção' });
    expect(opened.sent()).toHaveLength(2);
  });

  it('offers another try when no answer came, and sends the same application again', async () => {
    let answered = false;
    const opened = await apply({
      'POST /pss-registrations': () => {
        if (answered) return Response.json({ data: { position: 3 } });
        answered = true;
        throw new TypeError('Failed to fetch');
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Não sabemos se sua inscrição chegou');
    await press(opened, 'Tentar de novo');
    await screen.findByRole('dialog', { name: 'Inscrição realizada' });
    const [first, second] = opened.sent();
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(second?.body).toEqual(first?.body);
  });
});
