import { endSession, expireSession, getSession, startSession } from '@portal/client/session';
import { type Answers, mockApi, openRoute, respondWithError } from '@portal/tooling/testing/open-route';
import { routes } from '@portal/tooling/testing/routes';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { logInAsCandidate } from '../testing/log-in-as-candidate.ts';

const accepted = { user: { id: 7, full_name: 'Jaciara Monteiro' }, token: 'segredo' };
const email = 'jaciara@candidata.example';

afterEach(() => {
  endSession();
});

const fill = (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  }
};
const described = (label: string, text: RegExp) =>
  waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text));

describe('the login (B 2.6, B 5, B 8)', () => {
  async function enter(answer: Answers['POST /auth/login'], at: string) {
    const received = mockApi({
      'POST /auth/login': answer,
      'GET /my-selection-processes': [],
      'GET /pss-my-selection-processes': [],
    });
    const opened = await openRoute(routes, at);
    const confirm = () => opened.user.click(screen.getByRole('button', { name: 'Confirmar' }));
    fill({ 'E-mail': email, Senha: 'Equador-2026' });
    await confirm();
    return { ...opened, received, confirm };
  }

  it.each([
    [
      'time-out',
      expireSession,
      'Sua sessão terminou',
      /20 minutos.*em outro aparelho.*continua guardado neste aparelho/,
    ],
    ['log-out', endSession, 'Você saiu', /Seus dados já não aparecem/],
  ])('explains after a %s why a login is needed, and where it leads', async (_, end, title, text) => {
    mockApi({});
    startSession({ id: 7, full_name: 'Jaciara Monteiro' }, 'segredo');
    await openRoute(routes, '/login?voltar=%2Fperfil');
    expect(screen.queryByText(title)).toBeNull();
    act(end);
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('Ao entrar de novo, você volta à página em que estava.')).toBeVisible();
  });

  it('keeps the input when rejected, starts the session, leads back within the portal, and knows the device', async () => {
    let answer = respondWithError(401, { message: 'E-mail ou senha incorretos.' });
    const first = await enter(() => answer(), '/login?voltar=//evil.example');
    expect(await screen.findByRole('alert')).toHaveTextContent('E-mail ou senha incorretos.');
    answer = () => Response.json({ data: { ...accepted, device: 'este-aparelho' } });
    await first.confirm();
    await waitFor(() => expect(first.address()).toBe('/area_do_candidato'));
    expect(getSession()).toEqual({ kind: 'candidate', id: 7, fullName: 'Jaciara Monteiro' });
    expect(first.received[1]?.body).toEqual({ email, password: 'Equador-2026' });
    expect(first.received[1]?.headers.get('x-device')).toBeNull();
    endSession();
    first.unmount();
    const { received, address } = await enter(accepted, '/login?voltar=%2Fprinting%2F9');
    await waitFor(() => expect(address()).toBe('/printing/9'));
    expect(received[0]?.headers.get('x-device')).toBe('este-aparelho');
    expect(localStorage.getItem('dispositivo')).toBe('este-aparelho');
  });
});

describe('the first access and the recovery (B 2.6, B 4, B 5, B 8)', () => {
  const valid = {
    Código: 'A1B2',
    'E-mail': email,
    'Nova senha': 'nova-senha',
    'Confirmar senha': 'nova-senha',
  };

  it('lead from the login to a password and back to the requested page, the e-mail typed once', async () => {
    const received = mockApi({
      'POST /auth/password/email': () => Response.json({ message: 'Código enviado.' }),
      'POST /auth/password/code/check': null,
      'POST /auth/password/reset': null,
      'POST /auth/login': accepted,
    });
    const { user, address } = await openRoute(routes, '/login?voltar=%2Fprinting%2F9');
    const knowsEmail = () => waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveValue(email));
    await user.type(screen.getByLabelText('E-mail'), email);
    const first = screen.getByRole('region', { name: 'Primeiro acesso' });
    await user.click(within(first).getByRole('link', { name: 'Criar senha' }));
    await screen.findByRole('heading', { level: 1, name: 'Criar senha' });
    expect(screen.queryByText(/Recuperar/)).toBeNull();
    await knowsEmail();
    expect(screen.getByRole('link', { name: 'Cancelar' })).toHaveAttribute('href', '/login');
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    await user.type(await screen.findByLabelText('Código'), 'A1B2');
    expect(address()).toBe('/resetPassword?acesso=primeiro');
    expect(screen.getByRole('heading', { level: 1, name: 'Criar senha' })).toBeVisible();
    expect(screen.getByText('Sucesso! Código enviado.')).toBeInTheDocument();
    await knowsEmail();
    fill({ 'Nova senha': 'nova-senha', 'Confirmar senha': 'nova-senha' });
    await user.click(screen.getByRole('button', { name: 'Criar senha' }));
    await user.type(await screen.findByLabelText('Senha'), 'nova-senha');
    await knowsEmail();
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(address()).toBe('/printing/9'));
    const reset = { code: 'A1B2', email, password: 'nova-senha', confirmPassword: 'nova-senha' };
    expect(received.slice(0, 4).map(({ call, body }) => [call, body])).toEqual([
      ['POST /auth/password/email', { email }],
      ['POST /auth/password/code/check', reset],
      ['POST /auth/password/reset', reset],
      ['POST /auth/login', { email, password: 'nova-senha' }],
    ]);
  });

  it("show the server's text, titled Aviso, and keep the e-mail", async () => {
    mockApi({ 'POST /auth/password/email': respondWithError(422, { data: 'E-mail não encontrado.' }) });
    const { user } = await openRoute(routes, '/changePassword');
    fill({ 'E-mail': email });
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText('Aviso E-mail não encontrado.')).toBeInTheDocument();
    await described('E-mail', /E-mail não encontrado\./);
    expect(screen.getByLabelText('E-mail')).toHaveValue(email);
  });

  it('know the e-mail from the link of the mail, say what is missing and what differs, and ask the server for nothing', async () => {
    const received = mockApi({});
    const { user } = await openRoute(routes, '/resetPassword#email=jaciara%40candidata.example');
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveValue(email));
    const recover = () => user.click(screen.getByRole('button', { name: 'Recuperar' }));
    fill({ ...valid, Código: '', 'E-mail': '' });
    await recover();
    await described('Código', /^Erro: Código é obrigatório\.$/);
    await described('E-mail', /^Erro: E-mail é obrigatório\.$/);
    fill({ ...valid, 'Confirmar senha': 'outra' });
    await recover();
    await described('Confirmar senha', /^Erro: Campo nova senha e confirmar senha não coincidem\.$/);
    expect(received).toEqual([]);
  });

  it('show the rejection of a code and reset nothing, but lead to the login if the reset lost its response', async () => {
    const refused = respondWithError(422, { data: ['Código inválido.', 'Peça outro.'] });
    let check = refused;
    const received = mockApi({
      'POST /auth/password/code/check': () => check(),
      'POST /auth/password/reset': () => {
        check = refused;
        return new Response('', { status: 504 });
      },
    });
    const { user, address } = await openRoute(routes, '/resetPassword');
    const recover = () => user.click(screen.getByRole('button', { name: 'Recuperar' }));
    fill(valid);
    await recover();
    expect(await screen.findByRole('alert')).toHaveTextContent('Código inválido.');
    expect(received).toHaveLength(1);
    expect(screen.getByLabelText('Código')).toHaveValue('A1B2');
    check = () => Response.json({ data: null });
    await recover();
    await waitFor(() => expect(screen.getByRole('alert')).not.toHaveTextContent('Código inválido.'));
    expect(address()).toBe('/resetPassword');
    await recover();
    await waitFor(() => expect(address()).toBe('/login'));
    expect(screen.getByText(/entre com a nova/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveValue(email));
  });
});

it('another code is requested after a rejection, and other input stays', async () => {
  let answer = () => Response.json({ message: 'Código enviado.' });
  const received = mockApi({ 'POST /auth/password/email': () => answer() });
  const { user } = await openRoute(routes, '/resetPassword');
  const request = () => user.click(screen.getByRole('button', { name: 'Pedir outro código' }));
  await request();
  await described('E-mail', /E-mail é obrigatório/);
  expect(received).toEqual([]);
  fill({ Código: 'ERRADO', 'E-mail': email, 'Nova senha': 'nova-senha' });
  await request();
  expect(await screen.findByText('Código enviado.')).toBeVisible();
  expect(received.map(({ body }) => body)).toEqual([{ email }]);
  expect(screen.getByLabelText('Código')).toHaveValue('');
  expect(screen.getByLabelText('Código')).toHaveFocus();
  expect(screen.getByLabelText('Nova senha')).toHaveValue('nova-senha');
  answer = respondWithError(429, { message: 'Muitas tentativas. Tente novamente em 20 minutos.' });
  await request();
  expect(await screen.findByText(/Tente novamente em 20 minutos/)).toBeVisible();
});

describe('the change of password (B 2.6, B 5, B 8)', () => {
  const labels = ['Senha atual', 'Nova Senha', 'Confirmar Senha'] as const;

  logInAsCandidate();

  async function open(answer: Answers['POST /auth/change-password'] = null) {
    const received = mockApi({ 'POST /auth/change-password': answer });
    const opened = await openRoute(routes, '/password');
    const change = (current: string, wanted: string, again = wanted) => {
      fill({ 'Senha atual': current, 'Nova Senha': wanted, 'Confirmar Senha': again });
      return opened.user.click(screen.getByRole('button', { name: 'Salvar' }));
    };
    return { ...opened, received, change };
  }

  it('says what a password must be before it is typed, and what is missing', async () => {
    const { change, received } = await open();
    expect(screen.getByLabelText('Nova Senha')).toHaveAccessibleDescription(/De 8 a 20 caracteres/);
    await change('antiga', '');
    await described('Nova Senha', /O campo nova senha é obrigatório/);
    await change('antiga', 'nova-senha', '');
    await described('Confirmar Senha', /A confirmação de senha é obrigatória/);
    await change('antiga', 'nova-senha', 'outra-senha');
    await described('Confirmar Senha', /O campo nova senha e confirmar senha não coincidem/);
    expect(received).toEqual([]);
  });

  it("shows the server's message and goes home after 1.5 s", async () => {
    const done = Promise.withResolvers<Response>();
    const { received, address, change } = await open(() => done.promise);
    await change('antiga', 'nova-senha');
    await waitFor(() => expect(received).toHaveLength(1));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    done.resolve(Response.json({ message: 'Senha alterada com sucesso.' }));
    while (!screen.queryByText('Senha alterada com sucesso.')) await pass(0);
    expect(screen.getByText('Sucesso! Senha alterada com sucesso.')).toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent('Sucesso!Senha alterada com sucesso.Ir para o início');
    await pass(1_499);
    expect(address()).toBe('/password');
    await pass(1);
    vi.useRealTimers();
    await waitFor(() => expect(address()).toBe('/'));
    expect(received[0]?.body).toEqual({
      old_password: 'antiga',
      password: 'nova-senha',
      password_confirmation: 'nova-senha',
    });
  });

  it("shows the server's rejection, focuses its field, and none without a response", async () => {
    let answer = respondWithError(422, { data: { old_password: ['Senha atual incorreta.'] } });
    const { user, change } = await open(() => answer());
    await change('errada', 'nova-senha');
    const summary = within(await screen.findByRole('alert'));
    await user.click(summary.getByRole('link', { name: 'Senha atual incorreta.' }));
    expect(screen.getByLabelText('Senha atual')).toHaveFocus();
    expect(screen.getByLabelText('Senha atual')).toHaveValue('errada');
    answer = respondWithError(422, { message: 'x', data: { password: ['É curta'] } });
    await change('antiga', 'curta');
    expect(await screen.findByText('Erro de validação')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Nova Senha: É curta');
    answer = respondWithError(502, {});
    await change('antiga', 'nova-senha');
    const broken = 'O servidor não confirmou o envio, e não sabemos se deu certo.';
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(broken));
    for (const label of labels) expect(screen.getByLabelText(label)).toBeValid();
  });
});
