import { acceptDocument } from '@portal/tooling/testing/accept-document';
import { aHome } from '@portal/tooling/testing/builders/home';
import { openRoute, refuse, serve } from '@portal/tooling/testing/open-route';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import routes from '../../routes.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(
  answer: Parameters<typeof serve>[0][string] = null,
  at = '/interesse?name=Barbeiro',
  more: Parameters<typeof serve>[0] = {},
) {
  const received = serve({
    'GET /home': aHome({
      settings: { terms: 'documents/termos.pdf', privacy_policy: 'documents/politica.pdf' },
    }),
    'GET /cities': [
      { id: 3, title: 'Macapá', state: { letter: 'AP' } },
      { id: 4, title: 'Santana', state: { letter: 'AP' } },
    ],
    'POST /interest-course': answer,
    ...more,
  });
  return { received, ...(await openRoute(routes, at)) };
}

type Opened = Awaited<ReturnType<typeof open>>;

async function fill({ user }: Opened) {
  const values = {
    'Nome completo': 'Ana Souza',
    CPF: '529.982.247-25',
    Celular: '(96)9 9123-4567',
    'E-mail': 'ana@candidata.example',
  };
  for (const [label, value] of Object.entries(values)) {
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  }
  await user.type(await screen.findByRole('combobox', { name: 'Cidade' }), 'macapa');
  await user.click(await screen.findByRole('option', { name: 'Macapá - AP' }));
}

const accept = ({ user }: Opened, label: string) => acceptDocument(user, label);

const send = ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Confirmar' }));
const terms = 'Li e aceito os termos de uso';
const policy = 'Li e aceito a política de privacidade';

describe('the interest form (A 2.7, A 5.3)', () => {
  it('names the course in its header and can be left for home', async () => {
    await open();
    expect(screen.getByText('Barbeiro')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cancelar' })).toHaveAttribute('href', '/');
  });

  it('asks to hear of classes in the city and the shift that the address names', async () => {
    await open(null, '/interesse?name=Barbeiro&city=Santana&shift=noite');
    expect(screen.getByText('Barbeiro (Santana, Noite)')).toBeVisible();
  });

  it('says what is missing, field by field, and sends nothing', async () => {
    const opened = await open();
    await send(opened);
    for (const [label, message] of [
      ['Nome completo', 'Nome obrigatório'],
      ['CPF', 'CPF obrigatório'],
      ['Celular', 'Celular obrigatório'],
      ['E-mail', 'E-mail obrigatório'],
      ['Cidade', 'Cidade obrigatória'],
    ] as const) {
      expect(
        screen.getByRole(label === 'Cidade' ? 'combobox' : 'textbox', { name: label }),
      ).toHaveAccessibleDescription(new RegExp(message));
    }
    expect(opened.received.some(({ call }) => call.startsWith('POST'))).toBe(false);
  });

  it.each([
    ['CPF', '111.111.111-11', 'CPF inválido'],
    ['Celular', '(96)9 9123', 'Celular inválido'],
    ['E-mail', 'ana', 'E-mail inválido'],
  ])('%s "%s" is refused: %s', async (label, value, message) => {
    const opened = await open();
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
    await send(opened);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(message));
  });

  it('asks for the course where the address names none', async () => {
    const opened = await open(null, '/interesse');
    await send(opened);
    expect(screen.getByLabelText('Curso')).toHaveAccessibleDescription(/Campo obrigatório/);
    await opened.user.type(screen.getByLabelText('Curso'), 'Confeiteiro');
    await fill(opened);
    await accept(opened, terms);
    await accept(opened, policy);
    await send(opened);
    expect(await screen.findByRole('dialog', { name: 'Solicitação enviada' })).toHaveTextContent(
      'Confeiteiro',
    );
    expect(opened.received.at(-1)?.body).toMatchObject({ course: 'Confeiteiro' });
  });

  it('fetches the cities again without losing what was typed', async () => {
    let down = true;
    const opened = await open(null, undefined, {
      'GET /cities': () =>
        down
          ? Response.json({ message: 'fora do ar' }, { status: 503 })
          : Response.json({ data: [{ id: 3, title: 'Macapá', state: { letter: 'AP' } }] }),
    });
    await screen.findByText('Não foi possível carregar as cidades');
    fireEvent.input(screen.getByLabelText('Nome completo'), { target: { value: 'Ana Souza' } });
    down = false;
    await opened.user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await opened.user.type(screen.getByRole('combobox', { name: 'Cidade' }), 'macapa');
    expect(await screen.findByRole('option', { name: 'Macapá - AP' })).toBeVisible();
    expect(screen.getByLabelText('Nome completo')).toHaveValue('Ana Souza');
  });

  it('drops digits typed into the name', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Nome completo'), 'An4a 2Souza');
    expect(screen.getByLabelText('Nome completo')).toHaveValue('Ana Souza');
  });

  it('asks for the terms, then for the policy, in passing', async () => {
    const opened = await open();
    await fill(opened);
    await send(opened);
    expect(await screen.findAllByText('Leia e aceite o termo para continuar.')).not.toHaveLength(0);
    await accept(opened, terms);
    expect(screen.getByRole('checkbox', { name: terms })).toBeChecked();
    await send(opened);
    const asked = await screen.findAllByText('Leia e aceite a política de privacidade para continuar.');
    expect(asked).not.toHaveLength(0);
    expect(opened.received.some(({ call }) => call.startsWith('POST'))).toBe(false);
  });

  it("sends digits only, shows the server's message and 'Solicitação enviada', and is home after 3.5 s", async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    vi.setSystemTime(new Date('2026-03-08T01:30:00Z'));
    const opened = await open(() => Response.json({ data: { message: 'Interesse registrado!' } }));
    await fill(opened);
    await accept(opened, terms);
    await accept(opened, policy);
    await send(opened);
    const dialog = await screen.findByRole('dialog', { name: 'Solicitação enviada' });
    expect(dialog).toHaveTextContent('no dia 07/03/2026, às 22:30');
    expect(screen.getAllByText('Interesse registrado!')).not.toHaveLength(0);
    expect(opened.received.at(-1)?.body).toEqual({
      full_name: 'Ana Souza',
      nif: '52998224725',
      phone: '96991234567',
      email: 'ana@candidata.example',
      course: 'Barbeiro',
      city_id: 3,
    });
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(opened.address()).toBe('/interesse?name=Barbeiro');
    await act(() => vi.advanceTimersByTimeAsync(500));
    await waitFor(() => expect(opened.address()).toBe('/'));
  });

  it("keeps everything when the server refuses, and shows the field's words", async () => {
    const opened = await open(
      refuse(422, { message: 'Dados inválidos', data: { email: ['E-mail inválido'] } }),
    );
    await fill(opened);
    await accept(opened, terms);
    await accept(opened, policy);
    await send(opened);
    expect(await screen.findByRole('alert')).toHaveTextContent('E-mail inválido');
    expect(screen.getByLabelText('Nome completo')).toHaveValue('Ana Souza');
    expect(screen.getByRole('combobox', { name: 'Cidade' })).toHaveValue('Macapá - AP');
    expect(screen.getByRole('checkbox', { name: terms })).toBeChecked();
    expect(opened.address()).toBe('/interesse?name=Barbeiro');
  });
});
