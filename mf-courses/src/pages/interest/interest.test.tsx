import { acceptDocument } from '@portal/tooling/testing/accept-document';
import { aHome } from '@portal/tooling/testing/builders/home';
import { type Answers, openRoute, refuse, serve } from '@portal/tooling/testing/open-route';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import routes from '../../routes.tsx';

const cities = [
  { id: 3, title: 'Macapá', state: { letter: 'AP' } },
  { id: 4, title: 'Santana', state: { letter: 'AP' } },
];
const terms = 'Li e aceito os termos de uso';
const policy = 'Li e aceito a política de privacidade';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(query: string, answers: Answers = {}) {
  const received = serve({
    'GET /home': aHome({
      settings: { terms: 'documents/termos.pdf', privacy_policy: 'documents/politica.pdf' },
    }),
    'GET /cities': cities,
    'POST /interest-course': null,
    ...answers,
  });
  return { received, ...(await openRoute(routes, `/interesse${query}`)) };
}

type Opened = Awaited<ReturnType<typeof open>>;

async function chooseMacapa({ user }: Opened) {
  await user.type(await screen.findByRole('combobox', { name: 'Cidade' }), 'macapa');
  await user.click(await screen.findByRole('option', { name: 'Macapá - AP' }));
}

async function fill(opened: Opened, values: Record<string, string> = {}) {
  const person = {
    'Nome completo': 'Ana Souza',
    CPF: '529.982.247-25',
    Celular: '(96)9 9123-4567',
    'E-mail': 'ana@candidata.example',
  };
  for (const [label, value] of Object.entries({ ...person, ...values })) {
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  }
  await chooseMacapa(opened);
}

async function acceptBoth({ user }: Opened) {
  await acceptDocument(user, terms);
  await acceptDocument(user, policy);
}

const confirm = () => screen.getByRole('button', { name: 'Confirmar' });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('the classes that others wish for', () => {
  const wished = { 'GET /interest-classes': [{ city: 'Santana', shift: 'noite', missing: 5 }] };
  const text = 'Faltam no máximo 5 interessados para abrir em Santana à noite';

  it('are told, each with the address at which one joins them, to be shared', async () => {
    const { received } = await open('?name=Barbeiro', wished);
    const link = await screen.findByRole('link', { name: text });
    expect(link).toHaveAttribute('href', '/interesse?name=Barbeiro&city=Santana&shift=noite');
    expect(screen.getByRole('link', { name: /Compartilhar no WhatsApp/ })).toBeVisible();
    const asked = received.find(({ call }) => call === 'GET /interest-classes');
    expect(asked?.query.get('course')).toBe('Barbeiro');
  });

  it.each([
    ['of a server that does not count them', refuse(404, { message: 'Não encontrado' })],
    ['while nobody can be told of', () => Response.json({ data: [] })],
    ['where the server fails', refuse(503, { message: 'fora do ar' })],
  ])('are not, %s', async (_, answer) => {
    await open('?name=Barbeiro', { 'GET /interest-classes': answer });
    expect(await screen.findByLabelText('Nome completo')).toBeVisible();
    expect(screen.queryByText('Quem mais quer este curso')).toBeNull();
  });
});

describe('the interest form (A 2.7, A 5.3)', () => {
  it('asks for the course where the address names none', async () => {
    const opened = await open('');
    await opened.user.click(confirm());
    expect(screen.getByLabelText('Curso')).toHaveAccessibleDescription(/Campo obrigatório/);
    await fill(opened, { Curso: 'Confeiteiro' });
    await acceptBoth(opened);
    await opened.user.click(confirm());
    const dialog = await screen.findByRole('dialog', { name: 'Solicitação enviada' });
    expect(dialog).toHaveTextContent('Confeiteiro');
    expect(opened.received.at(-1)?.body).toMatchObject({ course: 'Confeiteiro' });
  });

  it('fetches the cities again without losing what was typed', async () => {
    let answer = refuse(503, { message: 'fora do ar' });
    const opened = await open('?name=Barbeiro', { 'GET /cities': () => answer() });
    await screen.findByText('Não foi possível carregar as cidades');
    fireEvent.input(screen.getByLabelText('Nome completo'), { target: { value: 'Ana Souza' } });
    answer = () => Response.json({ data: cities });
    await opened.user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await chooseMacapa(opened);
    expect(screen.getByLabelText('Nome completo')).toHaveValue('Ana Souza');
  });

  it('says of the documents with all that is missing, so that no second refusal waits', async () => {
    const opened = await open('?name=Barbeiro');
    await opened.user.click(confirm());
    const summary = within(await screen.findByRole('alert'));
    const said = summary.getAllByRole('link').map(({ textContent }) => textContent);
    expect(said).toEqual([
      'Nome completo: Nome obrigatório',
      'CPF obrigatório',
      'Celular obrigatório',
      'E-mail obrigatório',
      'Cidade obrigatória',
      'Leia e aceite o termo para continuar.',
      'Leia e aceite a política de privacidade para continuar.',
    ]);
  });

  it('asks for the terms, then for the policy, in passing', async () => {
    const opened = await open('?name=Barbeiro');
    await fill(opened);
    await opened.user.click(confirm());
    expect(await screen.findAllByText('Leia e aceite o termo para continuar.')).not.toEqual([]);
    await acceptDocument(opened.user, terms);
    await opened.user.click(confirm());
    const asked = await screen.findAllByText('Leia e aceite a política de privacidade para continuar.');
    expect(asked).not.toEqual([]);
    expect(opened.received.some(({ call }) => call.startsWith('POST'))).toBe(false);
  });

  it("sends city, shift and digits only, shows the server's message and the moment, and is home after 3.5 s", async () => {
    const opened = await open('?name=Barbeiro&city=Santana&shift=noite', {
      'POST /interest-course': () => Response.json({ data: { message: 'Interesse registrado!' } }),
    });
    await fill(opened);
    await acceptBoth(opened);
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'Date'],
      now: new Date('2026-03-08T01:30:00Z'),
    });
    fireEvent.click(confirm());
    await pass(0);
    const dialog = screen.getByRole('dialog', { name: 'Solicitação enviada' });
    expect(dialog).toHaveTextContent('Barbeiro (Santana, Noite) no dia 07/03/2026, às 22:30');
    expect(screen.getAllByText('Interesse registrado!')).not.toEqual([]);
    expect(opened.received.at(-1)?.body).toEqual({
      full_name: 'Ana Souza',
      nif: '52998224725',
      phone: '96991234567',
      email: 'ana@candidata.example',
      course: 'Barbeiro (Santana, Noite)',
      city_id: 3,
    });
    await pass(3_499);
    expect(opened.address()).toMatch(/^\/interesse/);
    await pass(1);
    expect(opened.address()).toBe('/');
  });

  it("keeps everything when the server refuses, and shows the field's words", async () => {
    const opened = await open('?name=Barbeiro', {
      'POST /interest-course': refuse(422, {
        message: 'Dados inválidos',
        data: { email: ['E-mail inválido'] },
      }),
    });
    await fill(opened);
    await acceptBoth(opened);
    await opened.user.click(confirm());
    expect(await screen.findByRole('alert')).toHaveTextContent('E-mail inválido');
    expect(screen.getByLabelText('Nome completo')).toHaveValue('Ana Souza');
    expect(screen.getByRole('combobox', { name: 'Cidade' })).toHaveValue('Macapá - AP');
    expect(screen.getByRole('checkbox', { name: terms })).toBeChecked();
    expect(opened.address()).toBe('/interesse?name=Barbeiro');
  });
});
