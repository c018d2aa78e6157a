import { endSession, startSession } from '@portal/client/session';
import { commitmentTerms } from '@portal/contract/selection-process/paper-rows';
import { identificationState } from '@portal/selection-process/rules/identification';
import { acceptDocument } from '@portal/tooling/testing/accept-document';
import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { aCity } from '@portal/tooling/testing/builders/city';
import { aHome } from '@portal/tooling/testing/builders/home';
import { aCurriculum } from '@portal/tooling/testing/builders/papers';
import { aPerson } from '@portal/tooling/testing/builders/person';
import { aPssItem, aPssProcess } from '@portal/tooling/testing/builders/pss-process';
import { type Answers, mockApi, openRoute, respondWithError } from '@portal/tooling/testing/open-route';
import { routes } from '@portal/tooling/testing/routes';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Application, blankApplication } from '../../domain/application.ts';
import type { Step } from '../../domain/wizard.ts';
import {
  completeApplication,
  experience,
  formation,
  identified,
} from '../../testing/complete-application.ts';

/** Draft stored in the browser. */
const kept = vi.hoisted(() => ({ draft: null as unknown }));
vi.mock('@portal/client/draft/draft-storage', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  readDrafts: async () => (kept.draft ? [{ id: 'd1', record: kept.draft }] : []),
  writeDraft: async () => {},
  removeDrafts: () => {},
  hasDraft: () => kept.draft !== null,
}));

const applicationKey = 'a1'.repeat(16);
const answers: Answers = {
  'GET /home': aHome(),
  'GET /pss-selection-processes/1': aPssProcess({ items_pss: [aPssItem({ id: 7 })] }),
  'GET /get-person-by-nif': null,
  'GET /get-person-by-email': null,
  'GET /cities': [aCity(), aCity({ id: 71, title: 'Santana' })],
  'POST /pss-registrations': { id: 31, position: 3, current_position: 3 },
};
const address = '?process=1&role=7&roleName=Cargo+7';
let carried = {};

async function open(changes: Answers = {}, at: { search?: string; state?: unknown } = {}) {
  const received = mockApi({ ...answers, ...changes });
  const opened = await openRoute(routes, {
    pathname: '/pss_cadastro',
    search: address,
    state: carried,
    ...at,
  });
  const sent = () => received.filter(({ call }) => call === 'POST /pss-registrations');
  return { received, sent, ...opened };
}
type Opened = Awaited<ReturnType<typeof open>>;

/** Resumes an application that is complete except for the changes. */
function resume(step: Step, changes: Partial<Application> = {}, given: Answers = {}) {
  keepDraft(changes);
  return open(given, { search: `${address}&etapa=${step}` });
}

function keepDraft(changes: object) {
  const owner = `pss:1:7:${identified.cpf}:${identified.birthdate}`;
  const values = { ...completeApplication(), ...changes };
  kept.draft = { owner, applicationKey, savedAt: Date.now(), values };
}

const titles = [
  'Dados Pessoais',
  'Formação Educacional',
  'Curso Complementar',
  'Experiência Profissional',
  'Confirmação',
] as const;
type Title = (typeof titles)[number];

const field = (label: string) => screen.findByLabelText(label, { selector: 'input, select, textarea' });
const described = (label: string, text: RegExp) =>
  waitFor(async () => expect(await field(label)).toHaveAccessibleDescription(text));
const focused = (element: HTMLElement | null | undefined) => waitFor(() => expect(element).toHaveFocus());
const put = async (label: string, value: string) =>
  fireEvent.input(await field(label), { target: { value } });
const heading = (title: Title) => screen.findByRole('heading', { level: 2, name: new RegExp(`^${title}`) });
const press = async ({ user }: Opened, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const headers = () =>
  within(screen.getByRole('navigation', { name: 'Etapas da inscrição' })).getAllByRole('button');
const header = (title: Title) => headers()[titles.indexOf(title)] as HTMLElement;
/** Waits until the page, not only the router, shows a step. */
const arrived = (step: Step) => waitFor(() => expect(document.title).toContain(`etapa ${step} de 5`));
/** Counts toasts, including those of earlier tests, which outlive their pages. */
const timesTold = () => screen.queryAllByText('Preencha todos os campos.').length;

const close = ({ user }: Opened) =>
  user.click(screen.getAllByRole('button', { name: 'Fechar' }).at(-1) as HTMLElement);

async function confirm(opened: Opened) {
  await heading('Confirmação');
  for (const label of ['Li e aceito os termos de uso', 'Li e aceito a política de privacidade']) {
    await acceptDocument(opened.user, label);
  }
  await press(opened, 'Confirmar');
}

beforeEach(() => {
  carried = identificationState(identified, { kind: 'anonymous' });
  kept.draft = null;
});
afterEach(() => onlineManager.setOnline(true));

it('shows what was chosen beside the first of five steps, with who applies fixed, and what is known of them (B 2.5)', async () => {
  const { container } = await open({ 'GET /get-person-by-nif': aPerson({ birthdate: '1990-01-01' }) });
  await heading('Dados Pessoais');
  expect(await screen.findByDisplayValue('Ana Souza')).toBe(await field('Nome'));
  expect(screen.getByRole('article', { name: 'Cargo 7' })).toHaveTextContent('Vagas imediatas2');
  expect(headers().map(({ textContent }) => textContent)).toEqual(
    titles.map((title, index) => `${index + 1} ${title}`),
  );
  expect(header('Dados Pessoais')).toHaveAttribute('aria-current', 'step');
  expect(await field('CPF')).toHaveValue('529.982.247-25');
  expect(await field('Data de nascimento')).toHaveValue('1998-04-21');
  expect(await field('Data de nascimento')).toHaveAttribute('readonly');
  expect(screen.getByRole('button', { name: 'Voltar' })).toHaveAttribute('aria-disabled', 'true');
  expect(document.title).toBe('Inscrição, etapa 1 de 5: Dados Pessoais – Senac Amapá');
  expect(await accessibilityProblems(container)).toEqual([]);
});

describe('step 1, Dados Pessoais (B 4, B 5)', () => {
  const advanceButton = () => screen.getByRole('button', { name: 'Avançar' });
  const lookUps = ({ received }: Opened) =>
    received.filter(({ call }) => call === 'GET /get-person-by-email');

  /** Opens an application whose e-mail was just typed; `pass` advances the clock, until `endWaiting`. */
  async function typeEmail(changes: Answers = {}) {
    const opened = await resume(1, { email: '', checkedEmail: '' }, changes);
    const email = await field('E-mail');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.input(email, { target: { value: 'ana@candidata.example' } });
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    return { ...opened, email, pass };
  }

  it('can be left once the e-mail was looked up, 1 s after its last letter', async () => {
    const opened = await typeEmail();
    expect(advanceButton()).toHaveAccessibleDescription('Conferindo seu e-mail…');
    await opened.pass(999);
    expect(lookUps(opened)).toEqual([]);
    await opened.pass(100);
    const [asked, ...more] = lookUps(opened);
    expect(more).toEqual([]);
    expect(asked?.query.toString()).toBe('email=ana%40candidata.example');
    expect(asked?.headers.get('x-nif')).toBe('52998224725');
    expect(screen.getByText('E-mail conferido.')).toBeInTheDocument();
    expect(advanceButton()).not.toHaveAttribute('aria-disabled');
  });

  it("clears another person's e-mail and shows why", async () => {
    const { email, pass } = await typeEmail({ 'GET /get-person-by-email': { nif: '***.***.***-**' } });
    await pass(1_100);
    expect(email).toHaveValue('');
    expect(email).toHaveAccessibleDescription(/E-mail já existente\./);
    expect(advanceButton()).toHaveAttribute('aria-disabled', 'true');
  });

  it('ignores the response for an e-mail that was changed meanwhile', async () => {
    let respond = (_response: Response) => {};
    const { email, pass } = await typeEmail({
      'GET /get-person-by-email': ({ query }) =>
        query.get('email') === 'ana@candidata.example'
          ? new Promise<Response>((resolve) => {
              respond = resolve;
            })
          : Response.json({ data: null }),
    });
    await pass(1_100);
    fireEvent.input(email, { target: { value: 'outra@candidata.example' } });
    respond(Response.json({ data: { nif: '***.***.***-**' } }));
    await pass(100);
    expect(email).toHaveValue('outra@candidata.example');
    expect(email).not.toHaveAccessibleDescription(/E-mail já existente\./);
  });

  it('restores the e-mail of a family member once the applicant confirms it', async () => {
    const { email, pass } = await typeEmail({
      'GET /get-person-by-email': { nif: '***.***.***-**', shareable: true },
    });
    await pass(1_100);
    expect(email).toHaveValue('');
    fireEvent.click(screen.getByRole('button', { name: 'Usar o e-mail da minha família' }));
    await pass(1_100);
    expect(email).toHaveValue('ana@candidata.example');
    expect(advanceButton()).not.toHaveAttribute('aria-disabled');
    expect(screen.getByText(/Este é o e-mail da sua família/)).toBeVisible();
  });

  it.each<[string, Answers['GET /get-person-by-email'], number]>([
    ['fails', respondWithError(429, { message: 'Muitas tentativas.' }), 1_100],
    ['does not come within 5 s', () => new Promise<Response>(() => {}), 6_000],
  ])('a lookup that %s delays no applicant', async (_what, answer, after) => {
    const { pass } = await typeEmail({ 'GET /get-person-by-email': answer });
    await pass(after);
    expect(screen.getByText('E-mail conferido.')).toBeInTheDocument();
    expect(screen.queryByText(/Muitas tentativas/)).toBeNull();
  });
});

describe('the steps (B 2.5, B 4)', () => {
  it('go back at once, also before the address has followed the step forwards', async () => {
    const opened = await resume(1);
    const next = await screen.findByRole('button', { name: 'Avançar' });
    const back = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        const [voltar] = screen.queryAllByRole('button', { name: 'Voltar' });
        if (!voltar || voltar.hasAttribute('aria-disabled')) return;
        observer.disconnect();
        fireEvent.click(voltar);
        resolve();
      });
      observer.observe(document.body, { subtree: true, childList: true });
    });
    fireEvent.click(next);
    await back;
    await heading('Dados Pessoais');
    await waitFor(() => expect(opened.address()).toBe(`/pss_cadastro${address}`));
    expect(screen.queryByRole('heading', { level: 2, name: /^Formação/ })).toBeNull();
  });

  it('are reached by their headers, as far as the first incomplete one, which says why, and by what was said in them; back is free', async () => {
    const opened = await resume(2, { educationalFormations: [{ ...formation, education_level_id: '' }] });
    await heading('Formação Educacional');
    const told = timesTold();
    await opened.user.click(header('Confirmação'));
    await waitFor(() => expect(timesTold()).toBe(told + 1));
    await described('Nível', /Campo obrigatório/);
    expect(header('Formação Educacional')).toHaveAttribute('aria-current', 'step');
    await opened.user.selectOptions(await field('Nível'), 'Ensino Fundamental');
    expect(await field('Curso')).toHaveValue('Ensino Fundamental');
    await opened.user.click(header('Confirmação'));
    await opened.user.click(await screen.findByRole('link', { name: 'Alterar Curso Complementar' }));
    await heading('Curso Complementar');
    await opened.user.click(header('Dados Pessoais'));
    await focused(await heading('Dados Pessoais'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('open at the first if the URL names one not reached yet, without errors before it is left', async () => {
    const opened = await open({}, { search: `${address}&etapa=4` });
    await heading('Dados Pessoais');
    await waitFor(() => expect(opened.address()).toBe(`/pss_cadastro${address}`));
    expect(screen.queryByRole('alert')).toBeNull();
    const next = screen.getByRole('button', { name: 'Avançar' });
    expect(next).toHaveAccessibleDescription(/Informe seu e-mail/);
    await opened.user.type(await field('E-mail'), 'ana@');
    await opened.user.tab();
    await described('E-mail', /E-mail inválido/);
  });
});

it('the rows of a step are asked for as a whole, or declared not to be (B 5)', async () => {
  const { complementaryCourses, professionalExperiences } = blankApplication(identified);
  const opened = await resume(3, { complementaryCourses, professionalExperiences });
  await put('Curso', 'Excel');
  const told = timesTold();
  await press(opened, 'Avançar');
  await waitFor(() => expect(timesTold()).toBe(told + 1));
  await described('Instituição', /Campo obrigatório/);
  expect(screen.getByRole('link', { name: 'Curso 1 – Instituição: informe este campo' })).toBeVisible();
  await press(opened, 'Remover curso 1');
  expect(screen.getByText('Nenhum curso complementar: você pode avançar assim.')).toBeVisible();
  await press(opened, 'Avançar');
  await heading('Experiência Profissional');
  await press(opened, 'Não tenho experiência profissional');
  await press(opened, 'Avançar');
  const section = await screen.findByRole('region', { name: 'Experiência Profissional' });
  expect(section).toHaveTextContent('Nenhuma experiência profissional');
});

it('a city typed without the list, if ambiguous, is requested before sending', async () => {
  let isDown = true;
  const opened = await resume(
    4,
    { professionalExperiences: [{ ...experience, city_id: '', city_name: 'Atlântida' }] },
    {
      'GET /cities': () => (isDown ? Response.json({}, { status: 503 }) : Response.json({ data: [aCity()] })),
    },
  );
  await described('Cidade', /siga em frente/);
  // It does not wait for a connection either.
  onlineManager.setOnline(false);
  await press(opened, 'Avançar');
  await confirm(opened);
  expect(await screen.findByRole('alert')).toHaveTextContent('A lista de cidades não respondeu');
  isDown = false;
  await press(opened, 'Tentar de novo');
  await heading('Experiência Profissional');
  await described('Cidade', /Cidade obrigatória/);
  await described('Cidade', /Você escreveu “Atlântida”/);
  expect(opened.sent()).toEqual([]);
});

it('a candidate who is logged in uses the curriculum of the last application, of the same CPF and birth date', async () => {
  startSession({ id: 7, full_name: 'Ana Souza' }, 'segredo');
  const { educationalFormations, complementaryCourses, professionalExperiences } =
    blankApplication(identified);
  const rows = { educationalFormations, complementaryCourses, professionalExperiences };
  const earlier = { number: 'PSS-2026-000007', curriculum: aCurriculum };
  const opened = await resume(2, rows, { 'GET /my-curriculum': earlier });
  await press(opened, 'Usar este currículo');
  expect(await screen.findByText('Currículo preenchido')).toBeVisible();
  const asked = opened.received.filter(({ call }) => call === 'GET /my-curriculum');
  expect(asked.map(({ headers }) => [headers.get('x-nif'), headers.get('x-birthdate')])).toEqual([
    [identified.cpf, identified.birthdate],
  ]);
  expect(await field('Instituição')).toHaveValue('UFPA');
  expect(screen.queryByRole('button', { name: 'Usar este currículo' })).toBeNull();
  endSession();
});

it('the terms that the sheet asks to be signed are read before the application is sent', async () => {
  await resume(5);
  const terms = within(await screen.findByRole('region', { name: 'Termo de compromisso' }));
  expect(terms.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(commitmentTerms);
  expect(terms.queryByRole('checkbox')).toBeNull();
});

describe('an application that was taken (B 3, B 4, B 5)', () => {
  it('is sent with its key once all is accepted, tells the position, and closes towards the list', async () => {
    const opened = await resume(5);
    await press(opened, 'Confirmar');
    const inPassing = { selector: '[role=status] > p' };
    expect(await screen.findByText('Leia e aceite o termo para continuar.', inPassing)).toBeVisible();
    expect(opened.sent()).toEqual([]);
    await confirm(opened);
    const dialog = await screen.findByRole('dialog', { name: 'Inscrição realizada' });
    expect(dialog).toHaveTextContent(
      'Sua posição na ordem de inscrição é a 3ª: 1ª da reserva (2 vagas imediatas).',
    );
    const [sent, ...more] = opened.sent();
    expect(more).toEqual([]);
    expect(sent?.body).toMatchObject({ pss_selection_process_item_id: 7, nif: identified.cpf });
    expect(sent?.headers.get('idempotency-key')).toBe(applicationKey);
    await close(opened);
    await waitFor(() => expect(opened.address()).toBe('/pss'));
  });

  it.each([
    ['it is in flight', 'POST /pss-registrations', '70', { id: 31, position: 3, current_position: 3 }],
    ['the list of cities is waited for', 'GET /cities', '', [aCity()]],
  ])(
    'is one, however often it is confirmed while %s, and its steps stand still',
    async (_, held, city_id, data) => {
      const { promise, resolve } = Promise.withResolvers<Response>();
      const professionalExperiences = [{ ...experience, city_id, city_name: 'Macapá' }];
      const opened = await resume(4, { professionalExperiences }, { [held]: () => promise });
      await press(opened, 'Avançar');
      await arrived(5);
      await confirm(opened);
      await opened.user.dblClick(screen.getByRole('button', { name: 'Confirmar' }));
      await opened.user.click(header('Dados Pessoais'));
      await opened.user.click(screen.getByRole('button', { name: 'Voltar' }));
      await act(() => opened.history(-1));
      await opened.user.click(screen.getByRole('link', { name: 'Alterar Dados Pessoais' }));
      await heading('Confirmação');
      expect(opened.address()).toBe(`/pss_cadastro${address}&etapa=5`);
      resolve(Response.json({ data }));
      await screen.findByRole('dialog', { name: 'Inscrição realizada' });
      expect(opened.sent()).toHaveLength(1);
    },
  );
});

it('an application that was not taken says why, of the CPF first, and can be corrected, its birth date too, and sent again (B 8)', async () => {
  const data = {
    email: ['E-mail já existente.'],
    nif: ['CPF já inscrito.'],
    birthdate: ['A data não confere.'],
  };
  let answer: () => Response = respondWithError(422, { message: 'Erro', data });
  const opened = await resume(5, {}, { 'POST /pss-registrations': () => answer() });
  await confirm(opened);
  expect(await screen.findByRole('dialog', { name: 'Atenção' })).toHaveTextContent('CPF já inscrito.');
  await close(opened);
  expect(screen.getByRole('alert')).toHaveTextContent('CPF já inscrito.');
  await press(opened, 'Alterar dados pessoais');
  await heading('Dados Pessoais');
  const date = await field('Data de nascimento');
  expect(date).not.toHaveAttribute('readonly');
  fireEvent.change(date, { target: { value: '1998-04-12' } });
  answer = () => Response.json({ data: { id: 31, position: 3, current_position: 3 } });
  await opened.user.click(header('Confirmação'));
  await heading('Confirmação');
  await press(opened, 'Confirmar');
  await screen.findByRole('dialog', { name: 'Inscrição realizada' });
  const [first, second] = opened.sent();
  expect(second?.body).toEqual({ ...(first?.body as object), birthdate: '1998-04-12' });
  expect(second?.headers.get('idempotency-key')).toBe(applicationKey);
});
