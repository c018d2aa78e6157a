import { endSession, expireSession, getSession, startSession } from '@portal/shared/session';
import { openRoute, refuse, serve } from '@portal/tooling/testing/open-route';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import routes from '../../routes.tsx';

const accepted = { user: { id: 7, full_name: 'Jaciara Monteiro' }, token: 'segredo' };

afterEach(() => {
  endSession();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function enter(answer: Parameters<typeof serve>[0][string], at = '/login') {
  const received = serve({
    'POST /auth/login': answer,
    'GET /my-selection-processes': [],
    'GET /pss-my-selection-processes': [],
  });
  const opened = await openRoute(routes, at);
  await opened.user.type(screen.getByLabelText('E-mail'), 'jaciara@candidata.example');
  await opened.user.type(screen.getByLabelText('Senha'), 'Equador-2026');
  await opened.user.click(screen.getByRole('button', { name: 'Confirmar' }));
  return { ...opened, received };
}

describe('the login (B 2.6, B 5, B 8)', () => {
  it('is headed Acessar, shows the password on demand and leads to the recovery', async () => {
    serve({});
    const { user } = await openRoute(routes, '/login');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Acessar');
    expect(screen.getByText('Informe seus dados abaixo')).toBeVisible();
    expect(screen.getByLabelText('Senha')).toHaveAttribute('type', 'password');
    expect(screen.getByLabelText('Senha')).toHaveAttribute('maxlength', '20');
    await user.click(screen.getByRole('button', { name: /senha/i }));
    expect(screen.getByLabelText('Senha')).toHaveAttribute('type', 'text');
    const recovery = screen.getByRole('link', { name: 'Esqueci a minha senha' });
    expect(recovery).toHaveAttribute('href', '/changePassword');
    expect(document.title).toBe('Acessar – Senac Amapá');
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

  it('says what is missing without asking the server', async () => {
    const received = serve({});
    const { user } = await openRoute(routes, '/login');
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByLabelText('E-mail')).toHaveAccessibleDescription(/E-mail obrigatório/);
    expect(screen.getByLabelText('Senha')).toHaveAccessibleDescription(/Campo obrigatório/);
    await user.type(screen.getByLabelText('E-mail'), 'jaciara');
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(/E-mail inválido/);
    expect(received).toEqual([]);
  });

  it('starts the session and goes to the candidate area', async () => {
    const { received, address } = await enter(accepted);
    await waitFor(() => expect(address()).toBe('/area_do_candidato'));
    expect(getSession()).toEqual({ kind: 'candidate', id: 7, fullName: 'Jaciara Monteiro' });
    expect(received[0]?.body).toEqual({ email: 'jaciara@candidata.example', password: 'Equador-2026' });
  });

  it('is known again on this device, where the server says by what', async () => {
    const first = await enter({ ...accepted, device: 'este-aparelho' });
    await waitFor(() => expect(first.address()).toBe('/area_do_candidato'));
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

  it('never leaves the portal, whatever the address asks', async () => {
    const { address } = await enter(accepted, '/login?voltar=//evil.example/x');
    await waitFor(() => expect(address()).toBe('/area_do_candidato'));
  });

  it("shows the server's message when it refuses, and keeps what was typed", async () => {
    const { address } = await enter(refuse(401, { message: 'E-mail ou senha incorretos.' }));
    expect(await screen.findAllByText('E-mail ou senha incorretos.')).not.toHaveLength(0);
    const summary = screen.getByRole('alert');
    expect(summary.parentElement).toHaveFocus();
    expect(document.title).toBe('Erro: Acessar – Senac Amapá');
    fireEvent.click(within(summary).getByRole('link', { name: 'E-mail ou senha incorretos.' }));
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
    expect(screen.getByLabelText('E-mail')).toHaveValue('jaciara@candidata.example');
    expect(screen.getByLabelText('Senha')).toHaveValue('Equador-2026');
    expect(address()).toBe('/login');
  });
});
