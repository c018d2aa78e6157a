import { identificationState } from '@portal/runtime/selection-process/identification';
import { acceptDocument } from '@portal/tooling/testing/accept-document';
import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { aHome } from '@portal/tooling/testing/builders/home';
import { aPerson } from '@portal/tooling/testing/builders/person';
import { aPsgItem, aPsgProcess } from '@portal/tooling/testing/builders/psg-process';
import { openRoute, refuse, serve } from '@portal/tooling/testing/open-route';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import routes from '../../routes.tsx';

type Answers = Parameters<typeof serve>[0];

const process = aPsgProcess({
  id: 5,
  documents: [],
  items: [aPsgItem({ id: 7, course_name: 'Barbeiro', open_vacancies: 3 })],
});
const person = aPerson();
const answers: Answers = {
  // No documents: jsdom has no workers, and their reader is not what is tested here.
  'GET /home': aHome(),
  'GET /selection-processes/5': process,
  'GET /get-person-by-nif': null,
  'GET /get-person-by-email': null,
  'POST /registrations': { id: 812, number: 'PSG-2026-000812', position: 18 },
};
const identification = { cpf: '52998224725', birthdate: '1998-04-21' };

async function open(changes: Answers = {}, at: Partial<{ search: string; state: unknown }> = {}) {
  const received = serve({ ...answers, ...changes });
  const opened = await openRoute(routes, {
    pathname: '/psg_cadastro',
    search: '?process=5&course=7&courseName=Barbeiro',
    state: identificationState(identification),
    ...at,
  });
  const sent = () => received.filter(({ call }) => call === 'POST /registrations');
  return { received, sent, ...opened };
}
type Opened = Awaited<ReturnType<typeof open>>;

const field = (label: string) => screen.findByLabelText(label);
const put = async (label: string, value: string) =>
  fireEvent.input(await field(label), { target: { value } });

async function fill(changes: Record<string, string> = {}) {
  const values = {
    Nome: 'Ana Souza',
    'Nome da mãe': 'Maria de Souza',
    Celular: '(96)9 9123-4567',
    'E-mail': 'ana@candidata.example',
    ...changes,
  };
  for (const [label, value] of Object.entries(values)) await put(label, value);
}

async function accept({ user }: Opened) {
  for (const label of ['Li e aceito os termos de uso', 'Li e aceito a política de privacidade']) {
    await acceptDocument(user, label);
  }
}

const confirm = async ({ user }: Opened) =>
  user.click(await screen.findByRole('button', { name: 'Confirmar' }));

async function apply(changes: Answers = {}) {
  const opened = await open(changes);
  await fill();
  await accept(opened);
  await confirm(opened);
  return opened;
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the way to the registration (A 2.12)', () => {
  it('shows process, course and form to who was identified', async () => {
    const { container } = await open();
    expect(await field('Nome')).toHaveValue('');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Inscrição');
    expect(screen.getByRole('article')).toHaveTextContent('Barbeiro');
    expect(screen.getByText(/PSG 5\/2026/)).toBeVisible();
    for (const title of ['Dados pessoais', 'Contato'])
      expect(screen.getByRole('group', { name: title })).toBeVisible();
    expect(screen.getByLabelText('CPF')).toHaveValue('529.982.247-25');
    expect(screen.getByLabelText('CPF')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Data de nascimento')).toHaveValue('1998-04-21');
    expect(screen.getByRole('link', { name: 'Cancelar' })).toHaveAttribute('href', '/psg');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('leads back to the notice who has not said who they are', async () => {
    await open({}, { state: null });
    expect(screen.getByRole('link', { name: 'Voltar ao edital' })).toHaveAttribute('href', '/psg/edital/5');
    expect(screen.queryByRole('button', { name: 'Confirmar' })).toBeNull();
  });

  it.each(['', '?process=5', '?course=7', '?process=x&course=7'])(
    'leads back where the address "%s" names no course',
    async (search) => {
      await open({}, { search });
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
        search === '?process=5' ? '/psg/edital/5' : '/psg',
      );
      expect(screen.queryByRole('button', { name: 'Confirmar' })).toBeNull();
    },
  );

  it('shows no form for a course that the process does not have', async () => {
    await open({}, { search: '?process=5&course=8' });
    expect(screen.getByText('Este processo seletivo não tem o curso escolhido')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirmar' })).toBeNull();
  });

  it('lets people apply though the course could not be loaded', async () => {
    await open({ 'GET /selection-processes/5': refuse(500, {}) });
    expect(await screen.findByText('Não foi possível carregar o curso')).toBeVisible();
    expect(await field('Nome')).toBeVisible();
  });
});

describe('what is already known of the person', () => {
  it('is asked with the birth date in a header and fills in what nobody has typed', async () => {
    const { received } = await open({ 'GET /get-person-by-nif': person });
    expect(await screen.findByDisplayValue('Ana Souza')).toBe(await field('Nome'));
    expect(await field('Nome da mãe')).toHaveValue('M••• d• S•••');
    expect(await field('Nome da mãe')).toHaveAccessibleDescription(/aparece protegido/);
    const asked = received.find(({ call }) => call === 'GET /get-person-by-nif');
    expect(asked?.query.toString()).toBe('nif=52998224725');
    expect(asked?.headers.get('x-birthdate')).toBe('1998-04-21');
  });

  it('never replaces what was typed meanwhile', async () => {
    let answer = (_: Response) => {};
    const late = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    await open({ 'GET /get-person-by-nif': (() => late) as never });
    await put('Nome', 'Ana Lima');
    answer(Response.json({ data: person }));
    expect(await screen.findByDisplayValue('M••• d• S•••')).toBeVisible();
    expect(await field('Nome')).toHaveValue('Ana Lima');
  });

  it('goes without saying when it cannot be had', async () => {
    await open({ 'GET /get-person-by-nif': refuse(429, { message: 'Muitas tentativas.' }) });
    expect(await field('Nome')).toHaveValue('');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/Muitas tentativas/)).toBeNull();
  });
});

describe('what the form asks (A 5.3)', () => {
  it('says what is missing, in the words of the fields, and sends nothing', async () => {
    const opened = await open();
    await put('Data de nascimento', '');
    await confirm(opened);
    for (const [label, message] of [
      ['Nome', 'Nome obrigatório'],
      ['Data de nascimento', 'Data de nascimento obrigatória'],
      ['Nome da mãe', 'Nome da mãe obrigatório'],
      ['Celular', 'Celular obrigatório'],
      ['E-mail', 'Email obrigatório'],
    ] as const) {
      expect(await field(label)).toHaveAccessibleDescription(new RegExp(message));
    }
    expect(opened.sent()).toEqual([]);
  });

  it.each([
    ['Celular', '(96)9 9123', 'Número inválido'],
    ['E-mail', 'ana', 'E-mail inválido'],
    ['Data de nascimento', '2999-01-01', 'A data de nascimento não pode estar no futuro'],
  ])('%s "%s" is refused: %s', async (label, value, message) => {
    const opened = await open();
    await put(label, value);
    await confirm(opened);
    expect(await field(label)).toHaveAccessibleDescription(new RegExp(message));
  });

  it.each(['Nome', 'Nome da mãe'])('drops digits typed into "%s"', async (label) => {
    const { user } = await open();
    await user.type(await field(label), 'An4a 2Souza');
    expect(await field(label)).toHaveValue('Ana Souza');
  });

  it('asks for the terms, then for the policy, in passing', async () => {
    const opened = await open();
    await fill();
    await confirm(opened);
    expect(await screen.findAllByText('Leia e aceite o termo para continuar.')).not.toHaveLength(0);
    await acceptDocument(opened.user, 'Li e aceito os termos de uso');
    await confirm(opened);
    expect(
      await screen.findAllByText('Leia e aceite a política de privacidade para continuar.'),
    ).not.toHaveLength(0);
    expect(opened.sent()).toEqual([]);
  });
});

describe("another person's e-mail (A 5.3)", () => {
  const taken = { nif: '***.***.***-**' };
  const message = /E-mail já Existente\./;

  it('is told when the field is left, and keeps the form from being sent', async () => {
    const opened = await open({ 'GET /get-person-by-email': taken });
    await fill();
    fireEvent.blur(await field('E-mail'));
    await waitFor(async () => expect(await field('E-mail')).toHaveAccessibleDescription(message));
    const asked = opened.received.find(({ call }) => call === 'GET /get-person-by-email');
    expect(asked?.query.toString()).toBe('email=ana%40candidata.example');
    expect(asked?.headers.get('x-nif')).toBe('52998224725');
    await accept(opened);
    await confirm(opened);
    expect(await field('E-mail')).toHaveAccessibleDescription(message);
    expect(opened.sent()).toEqual([]);
  });

  it('is no longer told of once another one was typed', async () => {
    const { user } = await open({
      'GET /get-person-by-email': ({ query }) =>
        Response.json({ data: query.get('email')?.startsWith('ana') ? taken : null }),
    });
    await user.type(await field('E-mail'), 'ana@candidata.example');
    await user.tab();
    await waitFor(async () => expect(await field('E-mail')).toHaveAccessibleDescription(message));
    await user.type(await field('E-mail'), '{Home}m');
    await user.tab();
    await waitFor(async () => expect(await field('E-mail')).not.toHaveAccessibleDescription(message));
  });

  it("may be one's own, and what could not be looked up is left to the registration", async () => {
    const opened = await open({ 'GET /get-person-by-email': refuse(500, {}) });
    await fill();
    fireEvent.blur(await field('E-mail'));
    await accept(opened);
    await confirm(opened);
    expect(await screen.findByRole('dialog', { name: 'Inscrição realizada' })).toBeVisible();
  });
});

describe('a registration that was taken', () => {
  it('sends the contract’s fields, digits only, with the key of the application', async () => {
    const { sent } = await apply();
    await screen.findByRole('dialog', { name: 'Inscrição realizada' });
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.body).toEqual({
      selection_process_id: 5,
      selection_process_item_id: 7,
      full_name: 'Ana Souza',
      nif: '52998224725',
      birthdate: '1998-04-21',
      mother: 'Maria de Souza',
      phone: '96991234567',
      email: 'ana@candidata.example',
    });
    expect(sent()[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f]{32}$/);
  });

  it('prints the stub with the position, leads to the receipt, and closes towards the programme', async () => {
    const { user, address } = await apply();
    const dialog = await screen.findByRole('dialog', { name: 'Inscrição realizada' });
    expect(dialog).toHaveTextContent('Sua posição na ordem de inscrição é 18 de 25 vagas imediatas.');
    expect(dialog).toHaveTextContent('PSG-2026-000812');
    const stub = within(dialog).getByRole('article');
    for (const printed of ['Posição', '18', 'Barbeiro', 'Ana Souza', 'PSG 5/2026'])
      expect(stub).toHaveTextContent(printed);
    expect(within(dialog).getByRole('link', { name: 'Acompanhar inscrição' })).toHaveAttribute(
      'href',
      '/printing/812',
    );
    expect(await accessibilityProblems(dialog)).toEqual([]);
    await user.click(within(dialog).getAllByRole('button', { name: 'Fechar' }).at(-1) as HTMLElement);
    await waitFor(() => expect(address()).toBe('/psg'));
  });

  it('is one, however often it is confirmed while it is under way', async () => {
    let answer = (_: Response) => {};
    const late = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const opened = await open({ 'POST /registrations': (() => late) as never });
    await fill();
    await accept(opened);
    await opened.user.dblClick(screen.getByRole('button', { name: 'Confirmar' }));
    await opened.user.type(await field('Nome'), '{Enter}{Enter}');
    answer(Response.json({ data: { id: 812, position: 18 } }));
    await screen.findByRole('dialog', { name: 'Inscrição realizada' });
    expect(opened.sent()).toHaveLength(1);
  });
});

describe('a registration that was not taken (A 8)', () => {
  it("shows the server's words, leads to the courses, and keeps what was typed", async () => {
    const text = 'Não há mais vagas disponíveis. Número de inscrições atingidas para esse curso.';
    const opened = await apply({ 'POST /registrations': refuse(422, { message: text, data: {} }) });
    const dialog = await screen.findByRole('dialog', { name: 'Atenção' });
    expect(dialog).toHaveTextContent(text);
    expect(within(dialog).getByRole('link', { name: 'Ver meus cursos' })).toHaveAttribute('href', '/login');
    await opened.user.click(within(dialog).getAllByRole('button', { name: 'Fechar' }).at(-1) as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await field('Nome')).toHaveValue('Ana Souza');
    expect(screen.getByRole('checkbox', { name: 'Li e aceito os termos de uso' })).toBeChecked();
  });

  it('says of the e-mail before the CPF, and each at its field', async () => {
    await apply({
      'POST /registrations': refuse(422, {
        data: { nif: ['CPF já inscrito.'], email: ['E-mail já Existente.'], other: ['?'] },
      }),
    });
    expect(await screen.findByRole('dialog', { name: 'Atenção' })).toHaveTextContent('E-mail já Existente.');
    expect(await field('E-mail')).toHaveAccessibleDescription(/E-mail já Existente\./);
    expect(await field('CPF')).toHaveAccessibleDescription(/CPF já inscrito\./);
  });

  it('offers another try when no answer came, and sends the same application again', async () => {
    let answered = false;
    const { user, sent } = await apply({
      'POST /registrations': () => {
        if (answered) return Response.json({ data: { id: 812, position: 18 } });
        answered = true;
        throw new TypeError('Failed to fetch');
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Não sabemos se sua inscrição chegou');
    expect(await field('Nome da mãe')).toHaveValue('Maria de Souza');
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await screen.findByRole('dialog', { name: 'Inscrição realizada' });
    const [first, second] = sent();
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(second?.body).toEqual(first?.body);
  });
});
