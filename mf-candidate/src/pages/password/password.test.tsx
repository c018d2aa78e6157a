import { endSession, startSession } from '@portal/shared/session';
import { type Answers, openRoute, refuse, serve } from '@portal/tooling/testing/open-route';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Read before the tests are timed: routes would load them only then.
import './password.page.tsx';
import routes from '../../routes.tsx';

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
