import './candidate-area/candidate-area.page.tsx';
import './psg-receipt/psg-receipt.page.tsx';
import './login/login.page.tsx';
import './recover-password/recover-password.page.tsx';
import './reset-password/reset-password.page.tsx';
import './password/password.page.tsx';
import { endSession, expireSession, getSession, startSession } from '@portal/shared/session';
import { type Answers, openRoute, refuse, serve } from '@portal/tooling/testing/open-route';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import routes from '../routes.tsx';

describe('the log-in', () => {
  // Read before the tests are timed: routes would load them only then.

  const accepted = { user: { id: 7, full_name: 'Jaciara Monteiro' }, token: 'segredo' };

  afterEach(() => {
    endSession();
    localStorage.clear();
    vi.unstubAllGlobals();
  });

  const put = (label: string, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } });

  async function enter(answer: Answers['POST /auth/login'], at = '/login') {
    const received = serve({
      'POST /auth/login': answer,
      'GET /my-selection-processes': [],
      'GET /pss-my-selection-processes': [],
    });
    const opened = await openRoute(routes, at);
    put('E-mail', 'jaciara@candidata.example');
    put('Senha', 'Equador-2026');
    await opened.user.click(screen.getByRole('button', { name: 'Confirmar' }));
    return { ...opened, received };
  }

  describe('the login (B 2.6, B 5, B 8)', () => {
    it('asks the server for nothing while something is missing', async () => {
      const received = serve({});
      const { user } = await openRoute(routes, '/login');
      put('E-mail', 'jaciara');
      await user.click(screen.getByRole('button', { name: 'Confirmar' }));
      await waitFor(() =>
        expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(/E-mail inválido/),
      );
      expect(screen.getByLabelText('Senha')).toHaveAccessibleDescription(/Campo obrigatório/);
      expect(received).toEqual([]);
    });

    it.each([
      ['time-out', expireSession, 'Sua sessão terminou', /20 minutos.*continua guardado neste aparelho/],
      ['log-out', endSession, 'Você saiu', /Seus dados já não aparecem/],
    ])('says after a %s why one is here, and where the log-in leads', async (_, end, title, text) => {
      serve({});
      startSession({ id: 7, full_name: 'Jaciara Monteiro' }, 'segredo');
      await openRoute(routes, '/login?voltar=%2Fperfil');
      expect(screen.queryByText(title)).toBeNull();
      act(end);
      expect(screen.getByText(title)).toBeVisible();
      expect(screen.getByText(text)).toBeVisible();
      expect(screen.getByText('Ao entrar de novo, você volta à página em que estava.')).toBeVisible();
    });

    it('starts the session, and is known again on this device, where the server says by what', async () => {
      const first = await enter({ ...accepted, device: 'este-aparelho' });
      await waitFor(() => expect(first.address()).toBe('/area_do_candidato'));
      expect(getSession()).toEqual({ kind: 'candidate', id: 7, fullName: 'Jaciara Monteiro' });
      expect(first.received[0]?.body).toEqual({
        email: 'jaciara@candidata.example',
        password: 'Equador-2026',
      });
      expect(first.received[0]?.headers.get('x-device')).toBeNull();
      endSession();
      first.unmount();
      const { received, address } = await enter(accepted);
      await waitFor(() => expect(address()).toBe('/area_do_candidato'));
      expect(received[0]?.headers.get('x-device')).toBe('este-aparelho');
      expect(localStorage.getItem('dispositivo')).toBe('este-aparelho');
    });

    it('goes back to the page that asked for it', async () => {
      const { address } = await enter(accepted, '/login?voltar=%2Fprinting%2F9');
      await waitFor(() => expect(address()).toBe('/printing/9'));
    });

    it('keeps what was typed when the server refuses', async () => {
      const { address } = await enter(refuse(401, { message: 'E-mail ou senha incorretos.' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('E-mail ou senha incorretos.');
      expect(screen.getByLabelText('E-mail')).toHaveValue('jaciara@candidata.example');
      expect(screen.getByLabelText('Senha')).toHaveValue('Equador-2026');
      expect(address()).toBe('/login');
    });
  });
});

describe('the first access', () => {
  afterEach(() => {
    endSession();
    localStorage.clear();
    vi.unstubAllGlobals();
  });

  it('leads from the log-in to a password and back, the e-mail typed once', async () => {
    serve({
      'POST /auth/password/email': () => Response.json({ message: 'Código enviado.' }),
      'POST /auth/password/code/check': null,
      'POST /auth/password/reset': null,
      'POST /auth/login': { user: { id: 7, full_name: 'Jaciara Monteiro' }, token: 'segredo' },
    });
    const { user, address } = await openRoute(routes, '/login?voltar=%2Fprinting%2F9');
    const email = () => screen.getByLabelText('E-mail');
    await user.type(email(), 'jaciara@candidata.example');
    const first = screen.getByRole('region', { name: 'Primeiro acesso' });
    await user.click(within(first).getByRole('link', { name: 'Criar senha' }));
    await screen.findByRole('heading', { level: 1, name: 'Recuperar senha' });
    await waitFor(() => expect(email()).toHaveValue('jaciara@candidata.example'));
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    await user.type(await screen.findByLabelText('Código'), 'A1B2');
    await waitFor(() => expect(email()).toHaveValue('jaciara@candidata.example'));
    await user.type(screen.getByLabelText('Nova senha'), 'nova-senha');
    await user.type(screen.getByLabelText('Confirmar senha'), 'nova-senha');
    await user.click(screen.getByRole('button', { name: 'Recuperar' }));
    await user.type(await screen.findByLabelText('Senha'), 'nova-senha');
    await waitFor(() => expect(email()).toHaveValue('jaciara@candidata.example'));
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(address()).toBe('/printing/9'));
  });

  it('knows the e-mail from the link of the mail', async () => {
    serve({});
    await openRoute(routes, '/resetPassword#email=jaciara%40candidata.example');
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveValue('jaciara@candidata.example'));
  });
});

describe('the recovery', () => {
  // Read before the tests are timed: routes would load them only then.

  afterEach(() => vi.unstubAllGlobals());

  const fill = (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) {
      fireEvent.input(screen.getByLabelText(label), { target: { value } });
    }
  };
  const valid = {
    Código: 'A1B2',
    'E-mail': 'jaciara@candidata.example',
    'Nova senha': 'nova-senha',
    'Confirmar senha': 'nova-senha',
  };
  describe('/changePassword: Recuperar senha (B 2.6, B 8)', () => {
    it('asks for the code and goes on to the reset', async () => {
      const received = serve({
        'POST /auth/password/email': () => Response.json({ message: 'Código enviado.' }),
      });
      const { user, address } = await openRoute(routes, '/changePassword');
      expect(screen.getByRole('link', { name: 'Cancelar' })).toHaveAttribute('href', '/login');
      fill({ 'E-mail': valid['E-mail'] });
      await user.click(screen.getByRole('button', { name: 'Confirmar' }));
      await waitFor(() => expect(address()).toBe('/resetPassword'));
      expect(received[0]?.body).toEqual({ email: 'jaciara@candidata.example' });
      expect(screen.getByText('Sucesso! Código enviado.')).toBeInTheDocument();
    });

    it("shows the server's text, titled Aviso, and keeps the e-mail", async () => {
      serve({ 'POST /auth/password/email': refuse(422, { data: 'E-mail não encontrado.' }) });
      const { user } = await openRoute(routes, '/changePassword');
      fill({ 'E-mail': valid['E-mail'] });
      await user.click(screen.getByRole('button', { name: 'Confirmar' }));
      expect(await screen.findByText('Aviso E-mail não encontrado.')).toBeInTheDocument();
      await waitFor(() => expect(screen.getByRole('alert').parentElement).toHaveFocus());
      expect(screen.getByRole('link', { name: 'E-mail não encontrado.' })).toBeVisible();
      expect(screen.getByLabelText('E-mail')).toHaveValue(valid['E-mail']);
    });
  });

  describe('/resetPassword: Recuperar Senha (B 2.6, B 5, B 8)', () => {
    it.each([
      [{ Código: '' }, 'Código', 'Código é obrigatório.'],
      [{ 'E-mail': '' }, 'E-mail', 'E-mail é obrigatório.'],
      [
        { 'Confirmar senha': 'outra' },
        'Confirmar senha',
        'Campo nova senha e confirmar senha não coincidem.',
      ],
    ])('%j says at %s: %s', async (wrong, label, message) => {
      const received = serve({});
      const { user } = await openRoute(routes, '/resetPassword');
      fill({ ...valid, ...wrong });
      await user.click(screen.getByRole('button', { name: 'Recuperar' }));
      await waitFor(() =>
        expect(screen.getByLabelText(label)).toHaveAccessibleDescription(`Erro: ${message}`),
      );
      expect(received).toEqual([]);
    });

    it('checks the code before the reset and goes to the login', async () => {
      const received = serve({ 'POST /auth/password/code/check': null, 'POST /auth/password/reset': null });
      const { user, address } = await openRoute(routes, '/resetPassword');
      fill(valid);
      await user.click(screen.getByRole('button', { name: 'Recuperar' }));
      await waitFor(() => expect(address()).toBe('/login'));
      const body = {
        code: 'A1B2',
        email: 'jaciara@candidata.example',
        password: 'nova-senha',
        confirmPassword: 'nova-senha',
      };
      expect(received.map((each) => [each.call, each.body])).toEqual([
        ['POST /auth/password/code/check', body],
        ['POST /auth/password/reset', body],
      ]);
    });

    it.each(['Código inválido.', ['Código inválido.', 'Peça outro.']])(
      'shows the refusal of the code, %j, and resets nothing',
      async (data) => {
        const received = serve({ 'POST /auth/password/code/check': refuse(422, { data }) });
        const { user } = await openRoute(routes, '/resetPassword');
        fill(valid);
        await user.click(screen.getByRole('button', { name: 'Recuperar' }));
        expect(await screen.findByRole('alert')).toHaveTextContent('Código inválido.');
        expect(received).toHaveLength(1);
        expect(screen.getByLabelText('Código')).toHaveValue('A1B2');
      },
    );
  });
});

describe('the change of password', () => {
  // Read before the tests are timed: routes would load them only then.

  beforeEach(() => startSession({ id: 1, full_name: 'Jaciara Monteiro' }, 'segredo'));
  afterEach(() => {
    endSession();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const labels = ['Senha atual', 'Nova Senha', 'Confirmar Senha'];

  /** Fills the three fields and sends them. */
  async function change(
    values: readonly [string, string, string],
    answer: Answers['POST /auth/change-password'],
  ) {
    const received = serve({ 'POST /auth/change-password': answer });
    const opened = await openRoute(routes, '/password');
    labels.forEach((label, place) => {
      fireEvent.input(screen.getByLabelText(label), { target: { value: values[place] } });
    });
    await opened.user.click(screen.getByRole('button', { name: 'Salvar' }));
    return { ...opened, received };
  }

  describe('the password change (B 2.6, B 5, B 8)', () => {
    it('takes at most 20 characters, and says what a password must be before it is typed', async () => {
      serve({});
      await openRoute(routes, '/password');
      for (const label of labels) expect(screen.getByLabelText(label)).toHaveAttribute('maxlength', '20');
      expect(screen.getByLabelText('Nova Senha')).toHaveAccessibleDescription(/De 8 a 20 caracteres/);
    });

    it.each([
      [['antiga', '', ''], 'Nova Senha', 'O campo nova senha é obrigatório'],
      [['antiga', 'nova-senha', ''], 'Confirmar Senha', 'A confirmação de senha é obrigatória'],
      [
        ['antiga', 'nova-senha', 'outra-senha'],
        'Confirmar Senha',
        'O campo nova senha e confirmar senha não coincidem',
      ],
    ] as const)('%j says at %s: %s', async (values, label, message) => {
      const { received } = await change(values, null);
      await waitFor(() =>
        expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(message)),
      );
      expect(received).toEqual([]);
    });

    it("shows the server's message and goes home after 1.5 s", async () => {
      const done = Promise.withResolvers<Response>();
      const { received, address } = await change(['antiga', 'nova-senha', 'nova-senha'], () => done.promise);
      await waitFor(() => expect(received).toHaveLength(1));
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
      done.resolve(Response.json({ message: 'Senha alterada com sucesso.' }));
      while (!screen.queryByText('Senha alterada com sucesso.')) await pass(0);
      expect(screen.getByText('Sucesso! Senha alterada com sucesso.')).toBeInTheDocument();
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

    it('says the refusal of the server, and leads to the field that it is about', async () => {
      const data = { old_password: ['Senha atual incorreta.'] };
      const { user } = await change(['errada', 'nova-senha', 'nova-senha'], refuse(422, { data }));
      const summary = await screen.findByRole('alert');
      await waitFor(() => expect(summary.parentElement).toHaveFocus());
      expect(document.title).toMatch(/^Erro: Alterar Senha/);
      await user.click(within(summary).getByRole('link', { name: 'Senha atual incorreta.' }));
      expect(screen.getByLabelText('Senha atual')).toHaveFocus();
      expect(screen.getByLabelText('Senha atual')).toHaveValue('errada');
    });

    it("says 'Erro de validação' of any other field, and what it is at the field", async () => {
      const data = { password: ['É curta'] };
      await change(['antiga', 'curta', 'curta'], refuse(422, { message: 'x', data }));
      expect(await screen.findByText('Erro de validação')).toBeInTheDocument();
      expect(screen.getByRole('alert')).toHaveTextContent('Nova Senha: É curta');
    });

    it('blames no field when the server cannot be reached', async () => {
      await change(['antiga', 'nova-senha', 'nova-senha'], () => Promise.reject(new TypeError('offline')));
      expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível falar com o servidor.');
      for (const label of labels) expect(screen.getByLabelText(label)).toBeValid();
    });
  });
});
