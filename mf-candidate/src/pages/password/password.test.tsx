import { endSession, startSession } from '@portal/shared/session';
import { openRoute, refuse, serve } from '@portal/tooling/testing/open-route';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
  answer: Parameters<typeof serve>[0][string],
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
  it.each(labels)('%s takes at most 20 characters and can be shown', async (label) => {
    serve({});
    await openRoute(routes, '/password');
    expect(screen.getByLabelText(label)).toHaveAttribute('maxlength', '20');
    expect(screen.getAllByRole('button', { name: /mostrar/i })).toHaveLength(3);
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
    expect(await screen.findByLabelText(label)).toHaveAccessibleDescription(new RegExp(message));
    expect(received).toEqual([]);
  });

  it("shows the server's message and goes home after 1.5 s", async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const done = () => Response.json({ message: 'Senha alterada com sucesso.' });
    const { received, address } = await change(['antiga', 'nova-senha', 'nova-senha'], done);
    expect(await screen.findByText('Sucesso!')).toBeVisible();
    expect(screen.getByText('Sucesso! Senha alterada com sucesso.')).toBeInTheDocument();
    expect(screen.getAllByText('Senha alterada com sucesso.')).not.toHaveLength(0);
    expect(address()).toBe('/password');
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    await waitFor(() => expect(address()).toBe('/'));
    expect(received[0]?.body).toEqual({
      old_password: 'antiga',
      password: 'nova-senha',
      password_confirmation: 'nova-senha',
    });
  });

  it.each([
    [
      { data: { old_password: ['Senha atual incorreta.'] } },
      'Senha atual incorreta.',
      'Senha atual',
      'Senha atual incorreta.',
    ],
    [
      { message: 'x', data: { password: ['É curta'] } },
      'Erro de validação',
      'Nova Senha',
      'Nova Senha: É curta',
    ],
  ])('a refusal %j reads %s, and stays at %s', async (body, toast, label, link) => {
    const { user } = await change(['errada', 'nova-senha', 'nova-senha'], refuse(422, body));
    expect((await screen.findAllByText(toast))[0]).toBeVisible();
    const summary = screen.getByRole('alert');
    expect(summary.parentElement).toHaveFocus();
    expect(document.title).toMatch(/^Erro: Alterar Senha/);
    await user.click(within(summary).getByRole('link', { name: link }));
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.getByLabelText('Senha atual')).toHaveValue('errada');
  });

  it('blames no field when the server cannot be reached', async () => {
    await change(['antiga', 'nova-senha', 'nova-senha'], () => Promise.reject(new TypeError('offline')));
    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível falar com o servidor.');
    for (const label of labels) expect(screen.getByLabelText(label)).toBeValid();
  });

  it('says what a password must be before it is typed', async () => {
    serve({});
    await openRoute(routes, '/password');
    expect(screen.getByLabelText('Nova Senha')).toHaveAccessibleDescription(/De 8 a 20 caracteres/);
  });
});
