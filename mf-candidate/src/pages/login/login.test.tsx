import { endSession, expireSession, getSession, startSession } from '@portal/shared/session';
import { type Answers, openRoute, refuse, serve } from '@portal/tooling/testing/open-route';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
// Read before the tests are timed: routes would load them only then.
import '../candidate-area/candidate-area.page.tsx';
import '../psg-receipt/psg-receipt.page.tsx';
import './login.page.tsx';
import routes from '../../routes.tsx';

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

  it('says that a session has ended, to those alone whose the server has ended', async () => {
    serve({});
    startSession({ id: 7, full_name: 'Jaciara Monteiro' }, 'segredo');
    await openRoute(routes, '/login');
    act(endSession);
    expect(screen.queryByText('Sua sessão terminou')).toBeNull();
    act(expireSession);
    expect(screen.getByText('Sua sessão terminou')).toBeVisible();
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
