import { openRoute, refuse, serve } from '@portal/tooling/testing/open-route';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
// Read before the tests are timed: routes would load them only then.
import './login/login.page.tsx';
import './recover-password/recover-password.page.tsx';
import './reset-password/reset-password.page.tsx';
import routes from '../routes.tsx';

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
    [{ 'Confirmar senha': 'outra' }, 'Confirmar senha', 'Campo nova senha e confirmar senha não coincidem.'],
  ])('%j says at %s: %s', async (wrong, label, message) => {
    const received = serve({});
    const { user } = await openRoute(routes, '/resetPassword');
    fill({ ...valid, ...wrong });
    await user.click(screen.getByRole('button', { name: 'Recuperar' }));
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(`Erro: ${message}`));
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
