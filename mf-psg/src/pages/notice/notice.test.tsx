import { snapshot } from '@portal/client/offline/snapshot';
import { endSession, startSession } from '@portal/client/session';
import type { PsgProcess } from '@portal/contract/endpoints/processes';
import type { Identification } from '@portal/selection-process/rules/identification';
import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { aHome } from '@portal/tooling/testing/builders/home';
import { aMyPsgProcess, aRegistrationProgress } from '@portal/tooling/testing/builders/my-processes';
import { aDocument } from '@portal/tooling/testing/builders/process-document';
import { aProfile } from '@portal/tooling/testing/builders/profile';
import { aPsgItem, aPsgProcess } from '@portal/tooling/testing/builders/psg-process';
import { type Answers, mockApi, openRoute, respondWithError } from '@portal/tooling/testing/open-route';
import { routes } from '@portal/tooling/testing/routes';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2026-11-21T12:00:00-03:00'));
});
afterEach(() => {
  onlineManager.setOnline(true);
  endSession();
});

/** Opens the notice of process 5. */
async function open(changes: Partial<PsgProcess>, answers: Answers = {}) {
  const received = mockApi({ 'GET /selection-processes/5': aPsgProcess({ id: 5, ...changes }), ...answers });
  return { received, ...(await openRoute(routes, '/psg/edital/5')) };
}
type Opened = Awaited<ReturnType<typeof open>>;

const documents = () => within(screen.getByRole('region', { name: 'Documentos' }));
const courses = () => within(screen.getByRole('region', { name: 'Cursos' }));
const button = () => courses().getByRole('button', { name: 'Inscrições Online' });

const visit = { visit: expect.any(String), visitor: expect.any(String) };
const check = 'GET /check-nif-pssregistration';
/** Course without a number of vacancies. */
const item = aPsgItem({ id: 7, course_name: 'Barbeiro', open_vacancies: null });
const registration = '/psg_cadastro?process=5&course=7&courseName=Barbeiro';

const form = () => within(screen.getByRole('dialog', { name: 'Inscrição' }));
const cpf = () => form().getByLabelText('CPF');
const birthdate = () => form().getByLabelText('Data de nascimento');
const confirm = ({ user }: Opened) => user.click(form().getByRole('button', { name: 'Confirmar' }));
const asked = ({ received }: Opened) => received.filter(({ call }) => call === check);

async function identify(opened: Opened, person: Identification) {
  fireEvent.input(cpf(), { target: { value: person.cpf } });
  fireEvent.change(birthdate(), { target: { value: person.birthdate } });
  await confirm(opened);
}

describe('a PSG notice (A 2.10)', () => {
  it('tables published documents, new ones as such, and counts each that is opened, come what may', async () => {
    const { user, received } = await open({
      documents: [
        aDocument({ id: 1, published_at: '2026-11-20' }),
        aDocument({ id: 2 }),
        aDocument({ id: 3, filename: null }),
        aDocument({ id: 4, status: 'R' }),
      ],
    });
    expect(documents().getByText('3 documentos publicados, o último em 20/11/2026')).toBeVisible();
    const [, ...rows] = documents().getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'DocumentoDocumento 1 (abre em nova aba)NovoData de publicação20/11/2026',
      'DocumentoDocumento 2 (abre em nova aba)Data de publicação01/03/2026',
      'DocumentoDocumento 3Data de publicação01/03/2026',
    ]);
    const [first, target] = documents().getAllByRole('link') as [HTMLElement, HTMLElement];
    expect(first).toHaveAttribute('href', '/storage/documents/1.pdf');
    const sent = vi.spyOn(globalThis, 'fetch');
    await user.click(first);
    await user.pointer({ keys: '[MouseMiddle]', target });
    expect(received.slice(1).map(({ call }) => call)).toEqual([
      'PUT /document-downloads/1',
      'PUT /document-downloads/2',
    ]);
    expect(sent.mock.calls.every(([, request]) => request?.keepalive)).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('names itself, its city, and each shown course with dates, cities, prerequisites and vacancies', async () => {
    const { container } = await open({
      items: [
        aPsgItem({
          id: 1,
          schedule: ['Segunda a sexta, 18h30 às 22h'],
          place: 'Sala 3',
          address: 'Rua Ubaldo, 10',
        }),
        aPsgItem({ id: 2, status: 2 }),
      ],
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('PSG 5/2026');
    expect(screen.getByText('Macapá')).toBeVisible();
    const [course, ...more] = courses().getAllByRole('article');
    expect(more).toEqual([]);
    const facts = [...(course as HTMLElement).querySelectorAll('dl > div')].map((fact) =>
      [...fact.children].map(({ textContent }) => textContent).join(': '),
    );
    expect(facts).toEqual([
      'Período do curso: 31/12/2026 a 16/03/2027',
      'Período de inscrição: 15/11/2026 a 10/12/2026',
      'Cidade: Macapá, Santana',
      'Pré-requisitos: Não há pré requisitos',
      'Vagas imediatas: 25',
      'Vagas de reserva: 10',
      'Inscrições disponíveis: 18',
      'Turno: Noite',
      'Horário: Segunda a sexta, 18h30 às 22h',
      'Local: Sala 3, Rua Ubaldo, 10',
    ]);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('leads to the free course of exactly the same title, from the start', async () => {
    const free: Record<string, object> = {
      Cozinheiro: { id: 9, title: 'COZINHEIRO' },
      Garçom: { id: 10, title: 'Garçom bilíngue' },
    };
    const found = (title: string | null) => ({
      ...{ total: 1, page: 1, pages: 1, facets: {} },
      groups: [{ total: 1, courses: [free[title ?? '']] }],
    });
    await open(
      { items: Object.keys(free).map((course_name, id) => aPsgItem({ id, course_name })) },
      { 'GET /courses-search': ({ query }) => Response.json({ data: found(query.get('title')) }) },
    );
    const links = courses().getAllByRole('link', { name: 'curso livre' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/detalhes/9']);
  });
});

describe('the registration button (A 2.10, A 4)', () => {
  it('of a full course shows that, opens the dialog, and links to the waitlist of another', async () => {
    const { user } = await open({
      items: [
        aPsgItem({ id: 1, course_name: 'Barbeiro', open_vacancies: 0, end_date: '2026-11-25' }),
        aPsgItem({ id: 2 }),
      ],
    });
    const names = courses().getAllByRole('heading', { level: 3 });
    expect(names.map(({ textContent }) => textContent)).toEqual(['Curso 2', 'Barbeiro']);
    expect(courses().getByText('1 de 2 cursos recebe inscrições agora, até 10/12/2026.')).toBeVisible();
    const full = within(courses().getByRole('article', { name: 'Barbeiro' }));
    const press = full.getByRole('button', { name: 'Inscrições Online' });
    expect(press.dataset.variant).toBe('quiet');
    expect(press).toHaveAccessibleDescription('Vagas esgotadas: não há mais inscrições disponíveis.');
    const waiting = '/interesse?name=Barbeiro';
    const next = full.getByRole('link', { name: /^Avise-me/ });
    expect([next.getAttribute('href'), next.dataset.variant]).toEqual([waiting, 'secondary']);
    expect(next.compareDocumentPosition(press) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await user.click(press);
    const dialog = within(await screen.findByRole('dialog', { name: 'Inscrições Encerradas' }));
    expect(dialog.getByText(/^Não há mais vagas disponíveis/)).toBeVisible();
    expect(dialog.getByRole('link', { name: /^Avise-me/ })).toHaveAttribute('href', waiting);
  });

  it('of a course with registration in person explains where, when and with what, and opens no form', async () => {
    const { user, received, address } = await open({
      items: [
        aPsgItem({
          id: 7,
          course_name: 'Barbeiro',
          registration_type_name: 'Presencial',
          documents_to_bring: ['CPF', 'Comprovante de residência'],
          registration_unit: {
            name: 'Terraço',
            image: null,
            address: 'Rua da Orla, 45',
            phone: '9632140500',
            email: null,
            opening_hours: ['Segunda a sexta, 8h às 18h'],
            whatsapp: null,
            map_url: null,
          },
        }),
      ],
    });
    await user.click(courses().getByRole('button', { name: 'Inscrições Presenciais' }));
    expect(form().getByText(/Inscrições de 15\/11\/2026 até 10\/12\/2026/)).toBeVisible();
    const facts = form()
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(facts).toEqual(['Terraço, Rua da Orla, 45', 'Segunda a sexta, 8h às 18h', '(96) 3214-0500']);
    const documents = form()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(documents).toEqual(['CPF', 'Comprovante de residência']);
    expect(form().queryByLabelText('CPF')).toBeNull();
    expect(address()).toBe('/psg/edital/5');
    expect(received.map(({ call }) => call)).not.toContain(check);
  });

  it('of one whose server names neither unit nor documents leads to notice and units', async () => {
    const { user } = await open({ items: [aPsgItem({ id: 7, registration_type_name: 'Presencial' })] });
    await user.click(courses().getByRole('button', { name: 'Inscrições Presenciais' }));
    expect(form().getByText('Os documentos a levar estão no edital.')).toBeVisible();
    expect(form().getByRole('link', { name: 'Unidades' })).toHaveAttribute('href', '/unidades');
  });
});

describe("the dialog 'Inscrição' (A 2.10, A 5.3, A 8)", () => {
  const ana = { cpf: '52998224725', birthdate: '1998-04-21' };
  const applicant = { identification: ana, ...visit };

  async function openDialog(answer: Answers[typeof check] = null) {
    const opened = await open({ items: [item] }, { [check]: answer });
    await opened.user.click(button());
    return opened;
  }

  it('rejects applicants too young for the course, sends the birth date in a header, and continues without naming the person', async () => {
    const opened = await open({ items: [{ ...item, min_age: 16 }] }, { [check]: null });
    await opened.user.click(button());
    await identify(opened, { ...ana, birthdate: '2024-11-20' });
    await waitFor(() => expect(birthdate()).toHaveAccessibleDescription(/Idade: 2 anos.+pelo menos 16 anos/));
    expect(asked(opened)).toEqual([]);
    await identify(opened, ana);
    await waitFor(() => expect(opened.address()).toBe(registration));
    expect(opened.getHistoryState()).toEqual(applicant);
    const [question, ...more] = asked(opened);
    expect(more).toEqual([]);
    expect(question?.query.toString()).toBe('nif=52998224725&selection_process=5');
    expect(question?.headers.get('x-birthdate')).toBe('1998-04-21');
  });

  it.each<[string, Answers[typeof check]]>([
    ['another text', 'Pode seguir'],
    ['a refusal', respondWithError(422, { message: 'não' })],
    ['too many look-ups', respondWithError(429, { message: 'Muitas tentativas.' })],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('continues after %s', async (what, answer) => {
    const opened = await openDialog(answer);
    onlineManager.setOnline(what !== 'no connection');
    await identify(opened, ana);
    await waitFor(() => expect(opened.address()).toBe(registration));
    if (what === 'too many look-ups') await screen.findByText(/o aviso vem ao confirmar/);
  });

  it("shows 'Atenção' to applicants who have already applied, and continues if it was another person", async () => {
    const opened = await openDialog('Você já se inscreveu em um curso desse processo seletivo!');
    await identify(opened, ana);
    const dialog = await screen.findByRole('dialog', { name: 'Atenção' });
    expect(dialog).toHaveTextContent('Você já realizou inscrição em um curso deste processo seletivo!');
    expect(dialog).toHaveTextContent('a unidade confere os documentos');
    const login = within(dialog).getByRole('link', { name: 'Ver meus cursos' });
    expect(login).toHaveAttribute('href', '/login');
    await opened.user.click(within(dialog).getByRole('button', { name: 'Não fui eu' }));
    await waitFor(() => expect(opened.address()).toBe(registration));
    expect(opened.getHistoryState()).toEqual(applicant);
  });

  it('sends one request, however often Confirmar is clicked, and navigates nowhere once closed', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const response = Response.json({ data: null });
    const opened = await openDialog(() => promise);
    await identify(opened, ana);
    await confirm(opened);
    await opened.user.type(birthdate(), '{Enter}');
    expect(asked(opened)).toHaveLength(1);
    await opened.user.click(screen.getByRole('button', { name: 'Fechar' }));
    resolve(response);
    await waitFor(() => expect(response.bodyUsed).toBe(true));
    await act(async () => {});
    expect(opened.address()).toBe('/psg/edital/5');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a logged-in candidate', () => {
  const own = { cpf: '52998224725', birthdate: '1996-04-18' };
  const profile = aProfile({ nif: own.cpf, birthdate: own.birthdate });
  async function enter(changes: Answers = {}): Promise<Opened> {
    startSession({ id: 1, full_name: 'Jaciara Monteiro' }, 'segredo');
    const answers: Answers = {
      'GET /home': aHome(),
      'GET /my-selection-processes': [],
      'GET /get-person-by-nif': null,
      'GET /auth/profile': profile,
      [check]: null,
      ...changes,
    };
    const opened = await open({ items: [item] }, answers);
    await waitFor(() => expect(opened.received.map(({ call }) => call)).toContain('GET /auth/profile'));
    await act(async () => {});
    return opened;
  }
  const dialog = (name: string) => screen.findByRole('dialog', { name });
  const inNameOf = () => screen.findByText(/^Inscrição de/);
  const press = ({ user }: Opened, name: string) => user.click(screen.getByRole('button', { name }));

  it('reads what they have applied for here, and where to follow it', async () => {
    await enter({ 'GET /my-selection-processes': [aMyPsgProcess({ id: 5 }), aMyPsgProcess({ id: 6 })] });
    const link = await screen.findByRole('link', { name: 'Acompanhar inscrição' });
    expect(link.parentElement).toHaveTextContent(
      'Você já está inscrito: Confeiteiro (inscrição PSG-2026-000009).',
    );
    expect(link).toHaveAttribute('href', '/area_do_candidato');
    // Other people may use the device of an offline copy.
    const copy = await snapshot(screen.getByRole('main'), 'Edital', '');
    expect(copy).toContain('Documentos');
    expect(copy).not.toContain('Você já está inscrito');
  });

  it('reads which course they have, and the new position before they switch to another', async () => {
    const progress = aRegistrationProgress({ position: 18, cancellable_until: '2026-12-10T23:59:59-03:00' });
    const mine = aMyPsgProcess({ id: 5 });
    const registrations = [{ id: 9, number: 'PSG-2026-000009', progress }];
    let position = 4;
    const opened = await enter({
      [check]: 'Você já se inscreveu em um curso desse processo seletivo!',
      'GET /my-selection-processes': [
        { ...mine, items: [{ course_name: 'Confeiteiro', status: 1, registrations }] },
      ],
      'GET /registrations/9/switch': () =>
        Response.json({ data: { position, current_position: position, vacancies: 25 } }),
      'PUT /registrations/9/switch': ({ body }) => {
        if ((body as { position: number }).position >= 5)
          return Response.json({ data: { id: 10, number: 'PSG-2026-000010', position: 5 } });
        position = 5;
        return Response.json({ message: 'Agora a posição seria a 5ª.' }, { status: 409 });
      },
    });
    await screen.findByText(/Você já está inscrito/);
    await opened.user.click(button());
    const attention = await dialog('Atenção');
    expect(attention).toHaveTextContent('Sua inscrição é em Confeiteiro, número PSG-2026-000009.');
    expect(attention.querySelector('.unbroken')).toHaveTextContent('2026-000009');
    await press(opened, 'Trocar de curso');
    const switching = await dialog('Trocar de curso');
    await waitFor(() => expect(switching).toHaveTextContent('posição 4ª de 25 vagas imediatas'));
    expect(switching).toHaveTextContent('Hoje: Confeiteiro, posição 18ª de 25 vagas imediatas.');
    const puts = () => opened.received.filter(({ call }) => call.startsWith('PUT'));
    expect(puts()).toEqual([]);
    const confirm = () => opened.user.click(within(switching).getByRole('button', { name: /^Trocar para/ }));
    await confirm();
    await waitFor(() => expect(switching).toHaveTextContent('posição 5ª de 25 vagas imediatas'));
    expect(within(switching).getByRole('alert')).toHaveTextContent('Agora a posição seria a 5ª.');
    await confirm();
    expect(await screen.findByText(/posição 5ª, inscrição PSG-2026-000010/)).toBeInTheDocument();
    expect(puts().map(({ body }) => body)).toMatchObject([{ position: 4 }, { position: 5 }]);
  });

  it('is not asked who applies, reads in whose name the form is, and can apply only for another person', async () => {
    const opened = await enter();
    await opened.user.click(button());
    await waitFor(() => expect(opened.address()).toBe(registration));
    expect(opened.getHistoryState()).toEqual({ identification: own, candidate: 1, ...visit });
    expect(await inNameOf()).toHaveTextContent('Inscrição de Jaciara Monteiro');
    expect(screen.getByText('Antes de começar')).toBeVisible();
    await press(opened, 'Inscrever outra pessoa');
    await dialog('Inscrição');
    await identify(opened, own);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await inNameOf();
    await press(opened, 'Inscrever outra pessoa');
    await dialog('Inscrição');
    expect(cpf()).toHaveValue('');
    const other = { cpf: '11144477735', birthdate: '1998-04-21' };
    await identify(opened, other);
    await waitFor(() =>
      expect(opened.getHistoryState()).toEqual({ identification: other, candidate: 1, ...visit }),
    );
    await waitFor(() => expect(screen.queryByText(/^Inscrição de/)).toBeNull());
    expect(opened.address()).toBe(registration);
    await act(() => opened.history(-1));
    await inNameOf();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it("sees that the click was received during the single request, and reads 'Atenção'", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const opened = await enter({
      [check]: () => promise,
      'GET /my-selection-processes': [aMyPsgProcess({ id: 5 })],
    });
    await screen.findByText(/Você já está inscrito/);
    await opened.user.click(button());
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await opened.user.click(button());
    resolve(Response.json({ data: 'Você já se inscreveu em um curso desse processo seletivo!' }));
    const attention = await dialog('Atenção');
    expect(attention).toHaveTextContent('Você já realizou inscrição');
    expect(attention).toHaveTextContent('Para trocar de curso, fale com a unidade.');
    expect(within(attention).queryByRole('button', { name: 'Trocar de curso' })).toBeNull();
    expect(button()).not.toHaveAttribute('aria-disabled');
    expect(asked(opened)).toHaveLength(1);
    expect(opened.address()).toBe('/psg/edital/5');
  });

  it.each([
    ['only has to confirm what the server says late', '', '529.982.247-25'],
    ['keeps what was typed before the server said who they are', '11144477735', '111.444.777-35'],
  ])('%s', async (_what, typed, kept) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const opened = await enter({ 'GET /auth/profile': () => promise });
    await opened.user.click(button());
    await dialog('Inscrição');
    if (typed) await opened.user.type(cpf(), typed);
    await act(async () => resolve(Response.json({ data: profile })));
    await waitFor(() => expect(cpf()).toHaveValue(kept));
    expect(screen.queryAllByText(/Preenchemos com os dados da sua conta/)).toHaveLength(typed ? 0 : 1);
    if (typed) return;
    await confirm(opened);
    await waitFor(() =>
      expect(opened.getHistoryState()).toEqual({ identification: own, candidate: 1, ...visit }),
    );
  });
});
