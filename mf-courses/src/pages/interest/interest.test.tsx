import { acceptDocument } from '@portal/tooling/testing/accept-document';
import { aCity } from '@portal/tooling/testing/builders/city';
import { aHome } from '@portal/tooling/testing/builders/home';
import { type Answers, mockApi, openRoute, respondWithError } from '@portal/tooling/testing/open-route';
import { routes } from '@portal/tooling/testing/routes';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

const cities = [aCity({ id: 3 })];
const terms = 'Li e aceito os termos de uso';
const policy = 'Li e aceito a política de privacidade';

async function open(query: string, answers: Answers = {}) {
  const received = mockApi({
    'GET /home': aHome({ settings: { terms: 'd/termos.pdf', privacy_policy: 'd/politica.pdf' } }),
    'GET /cities': cities,
    'POST /interest-course': null,
    ...answers,
  });
  return { received, ...(await openRoute(routes, `/interesse${query}`)) };
}

type Opened = Awaited<ReturnType<typeof open>>;

const typeIn = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

async function fill({ user }: Opened) {
  typeIn('Nome completo', 'Ana Souza');
  typeIn('CPF', '529.982.247-25');
  typeIn('Celular', '(96)9 9123-4567');
  typeIn('E-mail', 'ana@candidata.example');
  await user.type(await screen.findByRole('combobox', { name: 'Cidade' }), 'macapa');
  await user.click(await screen.findByRole('option', { name: 'Macapá - AP' }));
}

async function acceptBoth({ user }: Opened) {
  await acceptDocument(user, terms);
  await acceptDocument(user, policy);
}

const toldInPassing = (text: string) => screen.findByText(text, { selector: '[role=status] > p' });
const confirm = () => screen.getByRole('button', { name: 'Confirmar' });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('the requested classes', () => {
  const wished = { 'GET /interest-classes': [{ city: 'Santana', shift: 'noite', missing: 5 }] };
  const text = 'Faltam no máximo 5 interessados para abrir em Santana à noite';

  it('are listed, shared, and joined by the form, whose values are kept', async () => {
    const opened = await open('?name=Barbeiro', wished);
    const asked = opened.received.find(({ call }) => call === 'GET /interest-classes');
    expect(asked?.query.get('course')).toBe('Barbeiro');
    expect(await screen.findByRole('link', { name: /Compartilhar no WhatsApp/ })).toBeVisible();
    await fill(opened);
    await acceptBoth(opened);
    await opened.user.click(screen.getByRole('link', { name: text }));
    await screen.findByText('Barbeiro (Santana, Noite)');
    expect(opened.address()).toBe('/interesse?name=Barbeiro&city=Santana&shift=noite');
    expect(screen.getByLabelText('Nome completo')).toHaveValue('Ana Souza');
    expect(screen.getByRole('checkbox', { name: policy })).toBeChecked();
  });
});

describe('the interest form (A 2.7, A 5.3)', () => {
  it('shows all errors at once, including a course that resembles a URL, then asks for each consent in a toast', async () => {
    const opened = await open('?name=Node.js/React');
    await opened.user.click(confirm());
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Curso: não use endereços de sites/),
      'Nome completo: informe este campo',
      'CPF: informe este campo',
      'Celular: informe este campo',
      'E-mail: informe este campo',
      'Cidade: informe este campo',
      'Leia e aceite o termo para continuar.',
      'Leia e aceite a política de privacidade para continuar.',
    ]);
    expect(screen.getByLabelText('Curso')).toHaveValue('Node.js/React');
    typeIn('Curso', 'Node e React');
    await fill(opened);
    await opened.user.click(confirm());
    expect(await toldInPassing('Leia e aceite o termo para continuar.')).toBeVisible();
    await acceptDocument(opened.user, terms);
    await opened.user.click(confirm());
    expect(await toldInPassing('Leia e aceite a política de privacidade para continuar.')).toBeVisible();
    expect(opened.received.some(({ call }) => call.startsWith('POST'))).toBe(false);
    await acceptDocument(opened.user, policy);
    await opened.user.click(confirm());
    const dialog = await screen.findByRole('dialog', { name: 'Solicitação enviada' });
    expect(dialog).toHaveTextContent('Node e React');
    expect(opened.received.at(-1)?.body).toMatchObject({ course: 'Node e React' });
  });

  it("sends city, shift and digits only, shows the server's message and the time, and is home after 3.5 s", async () => {
    const opened = await open('?name=Barbeiro&city=Santana&shift=noite', {
      'POST /interest-course': () => Response.json({ data: { message: 'Interesse registrado!' } }),
    });
    await fill(opened);
    await acceptBoth(opened);
    const now = new Date('2026-03-08T01:30:00Z');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now });
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

  it('keeps a city that is typed before the list has come, and takes it from there', async () => {
    const list = Promise.withResolvers<Response>();
    const { user } = await open('?name=Barbeiro', { 'GET /cities': () => list.promise });
    const city = screen.getByRole('combobox', { name: 'Cidade' });
    await user.type(city, 'Macapá - AP');
    expect(screen.getByText('Carregando opções…')).toBeVisible();
    await user.tab();
    expect(city).toHaveValue('Macapá - AP');
    list.resolve(Response.json({ data: cities }));
    await user.click(city);
    expect(await screen.findByRole('option', { name: 'Macapá - AP' })).toBeVisible();
    await user.tab();
    expect(city).toHaveValue('Macapá - AP');
  });

  it('keeps everything when cities fail, which are refetched, and when the server rejects it', async () => {
    let answer = respondWithError(503, { message: 'fora do ar' });
    const opened = await open('?name=Barbeiro', {
      'GET /cities': () => answer(),
      'POST /interest-course': respondWithError(422, { message: '', data: { email: ['E-mail inválido'] } }),
    });
    await screen.findByText('Não foi possível carregar as cidades');
    typeIn('Nome completo', 'Ana Lima');
    answer = () => Response.json({ data: cities });
    await opened.user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByLabelText('Nome completo')).toHaveValue('Ana Lima');
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
