import { endSession, getSession, startSession } from '@portal/shared/session';
import { aProfile } from '@portal/tooling/testing/builders/profile';
import { openRoute, refuse, serve } from '@portal/tooling/testing/open-route';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import routes from '../../routes.tsx';

/** What is sent of it, and told by a server that knows of no other e-mail. */
const { pending_email: _, ...profile } = aProfile();

beforeEach(() => startSession({ id: 1, full_name: 'Jaciara Monteiro' }, 'segredo'));
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

type Answers = Parameters<typeof serve>[0];

async function open(answer: Answers[string] = profile, more: Answers = {}) {
  const received = serve({
    'GET /auth/profile': profile,
    'PUT /auth/profile': answer,
    'GET /my-selection-processes': [],
    'GET /pss-my-selection-processes': [],
    'GET /auth/sessions': refuse(404, { message: 'Not Found' }),
    ...more,
  });
  const opened = await openRoute(routes, '/perfil');
  return { ...opened, received, name: await screen.findByLabelText('Nome completo') };
}

describe('the profile (B 2.6)', () => {
  it('is headed Perfil, to be edited, and shows the phone through its mask of 15 characters', async () => {
    const { name } = await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Perfil');
    expect(screen.getByText('Editar perfil')).toBeVisible();
    expect(name).toHaveValue('Jaciara Monteiro');
    expect(screen.getByLabelText('E-mail')).toHaveValue('jaciara@candidata.example');
    expect(screen.getByLabelText('Telefone')).toHaveValue('(96)9 9123-0001');
    expect(screen.getByLabelText('Telefone')).toHaveAttribute('maxlength', '15');
  });

  it('sends digits only, renames the session and goes to the candidate area', async () => {
    const { user, received, address, name } = await open(() =>
      Response.json({ data: profile, message: 'Perfil salvo.' }),
    );
    await user.type(name, ' dos Santos');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(address()).toBe('/area_do_candidato'));
    expect(received.find(({ call }) => call === 'PUT /auth/profile')?.body).toEqual({
      ...profile,
      full_name: 'Jaciara Monteiro dos Santos',
    });
    expect(getSession()).toMatchObject({ fullName: 'Jaciara Monteiro dos Santos' });
    expect(screen.getByText('Sucesso! Perfil salvo.')).toBeInTheDocument();
  });

  it.each([
    [
      { phone: ['O telefone já está em uso.'], email: ['E-mail já existente.'] },
      'O telefone já está em uso.',
    ],
    [{ full_name: ['O nome é muito longo.'], email: ['E-mail já existente.'] }, 'O nome é muito longo.'],
    [{ email: ['E-mail já existente.'] }, 'E-mail já existente.'],
  ])('the refusal %j shows, titled Erro!: %s', async (data, text) => {
    const { user, address } = await open(refuse(422, { message: 'x', data }));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText(`Erro! ${text}`)).toBeInTheDocument();
    const summary = screen.getByRole('alert');
    expect(summary.parentElement).toHaveFocus();
    expect(document.title).toMatch(/^Erro: Perfil/);
    expect(within(summary).getAllByRole('link')).toHaveLength(Object.keys(data).length);
    for (const said of Object.values(data).flat()) expect(summary).toHaveTextContent(said);
    expect(address()).toBe('/perfil');
  });
});

describe('another e-mail', () => {
  const wanted = 'nova@candidata.example';
  const text = 'Para trocar o e-mail, confirme sua senha.';
  const demanding: Answers[string] = ({ headers }) =>
    headers.get('x-password') === encodeURIComponent('tucumã no almoço')
      ? Response.json({ data: { ...profile, pending_email: wanted }, message: 'Enviamos um código.' })
      : Response.json({ message: text, data: { password: [text] } }, { status: 422 });

  async function change(more: Answers = {}) {
    const opened = await open(demanding, more);
    expect(screen.queryByLabelText('Senha')).toBeNull();
    await opened.user.clear(screen.getByLabelText('E-mail'));
    await opened.user.type(screen.getByLabelText('E-mail'), wanted);
    await opened.user.click(screen.getByRole('button', { name: 'Salvar' }));
    const password = await screen.findByLabelText('Senha');
    expect(password).toHaveAccessibleDescription(/Para trocar o e-mail, confirme sua senha\./);
    await opened.user.type(password, 'tucumã no almoço');
    await opened.user.click(screen.getByRole('button', { name: 'Salvar' }));
    return { ...opened, code: await screen.findByLabelText('Código') };
  }

  it('asks for the password only when the server wants it, which no body carries', async () => {
    const { received, address } = await change();
    const puts = received.filter(({ call }) => call === 'PUT /auth/profile');
    expect(puts.map(({ body }) => body)).toEqual(Array(2).fill({ ...profile, email: wanted }));
    expect(puts[0]?.headers.get('x-password')).toBeNull();
    expect(address()).toBe('/perfil');
    expect(screen.getByText('Falta confirmar o novo e-mail')).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveValue(profile.email);
    expect(screen.queryByLabelText('Senha')).toBeNull();
  });

  it('is confirmed with the code that was sent there; a wrong one is said', async () => {
    let refused = true;
    const { user, code, address, received } = await change({
      'POST /auth/profile/email': () =>
        refused
          ? Response.json({ message: 'x', data: { code: ['Código inválido ou expirado.'] } }, { status: 422 })
          : Response.json({ data: { ...profile, email: wanted }, message: 'E-mail alterado com sucesso!' }),
    });
    await user.type(code, 'ABCD1234');
    await user.click(screen.getByRole('button', { name: 'Confirmar e-mail' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Código inválido ou expirado.');
    expect(code).toHaveValue('ABCD1234');
    refused = false;
    await user.click(screen.getByRole('button', { name: 'Confirmar e-mail' }));
    await waitFor(() => expect(address()).toBe('/area_do_candidato'));
    expect(received.find(({ call }) => call === 'POST /auth/profile/email')?.body).toEqual({
      code: 'ABCD1234',
    });
    expect(screen.getByText('Sucesso! E-mail alterado com sucesso!')).toBeInTheDocument();
  });

  it('still waits for its code after a reload', async () => {
    await open(profile, { 'GET /auth/profile': { ...profile, pending_email: wanted } });
    expect(await screen.findByLabelText('Código')).toBeVisible();
    expect(screen.getByText(wanted)).toBeVisible();
  });
});

describe('the list of open sessions', () => {
  const here = {
    current: true,
    device: 'Chrome no Windows',
    created_at: '2026-03-10T15:00:00.000Z',
    last_seen_at: new Date().toISOString(),
  };
  const elsewhere = {
    current: false,
    device: null,
    created_at: '2026-03-10T14:00:00.000Z',
    last_seen_at: new Date(Date.now() - 12 * 60_000).toISOString(),
  };

  it('names device and time in words, and ends the others', async () => {
    let list = [here, elsewhere];
    const { user, received } = await open(profile, {
      'GET /auth/sessions': () => Response.json({ data: list }),
      'DELETE /auth/sessions': () =>
        Response.json({ data: null, message: 'As outras sessões foram encerradas.' }),
    });
    const region = await screen.findByRole('region', { name: 'Sessões abertas' });
    const [first, second] = await within(region).findAllByRole('listitem');
    expect(first).toHaveTextContent('Chrome no WindowsEste aparelhoEm uso · entrou em 10/03/2026 - 12:00');
    expect(second).toHaveTextContent(
      'Aparelho desconhecidoUsada há 12 minutos · entrou em 10/03/2026 - 11:00',
    );
    list = [here];
    await user.click(screen.getByRole('button', { name: 'Encerrar as outras' }));
    expect(await screen.findByText('Você só está conectado neste aparelho.')).toBeVisible();
    expect(received.filter(({ call }) => call === 'DELETE /auth/sessions')).toHaveLength(1);
    expect(screen.getAllByText('As outras sessões foram encerradas.')).not.toHaveLength(0);
  });

  it('says why when it cannot', async () => {
    const { user } = await open(profile, {
      'GET /auth/sessions': [here, elsewhere],
      'DELETE /auth/sessions': refuse(503, { message: 'Serviço temporariamente indisponível.' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Encerrar as outras' }));
    expect(await screen.findAllByText('Serviço temporariamente indisponível.')).not.toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Encerrar as outras' })).toBeEnabled();
  });

  it('offers to try again when it does not load', async () => {
    await open(profile, { 'GET /auth/sessions': refuse(500, { message: 'x' }) });
    const region = await screen.findByRole('region', { name: 'Sessões abertas' });
    expect(await within(region).findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  });

  it('is not there in front of a server that keeps none', async () => {
    await open();
    await waitFor(() => expect(screen.queryByText('Sessões abertas')).toBeNull());
  });
});
