import { endSession, restoreSession, startSession } from '@portal/client/session';
import { InForm } from '@portal/tooling/testing/in-form';
import { renderAt, serverHtml } from '@portal/tooling/testing/render';
import { PasswordField } from '@portal/ui/password-field';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { RequireSession } from './require-session.tsx';

describe('a field for a password', () => {
  it('shows and hides what was typed', async () => {
    renderAt(
      <InForm>
        <PasswordField name="field" label="Senha" autoComplete="current-password" maxLength={20} />
      </InForm>,
    );
    const input = screen.getByLabelText('Senha', { selector: 'input' });
    await userEvent.type(input, 'a'.repeat(20));
    expect(input).toHaveValue('a'.repeat(20));
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar: Senha' }));
    expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Ocultar: Senha' }));
    expect(input).toHaveAttribute('type', 'password');
  });
});

describe('what needs a session', () => {
  function Where() {
    const { pathname, search } = useLocation();
    return <output>{pathname + search}</output>;
  }
  const page = (
    <>
      <RequireSession>
        <p>Meus dados</p>
      </RequireSession>
      <Where />
    </>
  );

  it('sends a skeleton from the server, never the page', () => {
    const html = serverHtml(page, '/perfil');
    expect(html).toContain('Conferindo seu acesso…');
    expect(html).not.toContain('Meus dados');
  });

  it('leads an anonymous visitor to the login, with the way back', () => {
    renderAt(page, '/printing/7?a=1');
    act(restoreSession);
    expect(screen.getByRole('status')).toHaveTextContent('/login?voltar=%2Fprinting%2F7%3Fa%3D1');
    expect(screen.queryByText('Meus dados')).toBeNull();
  });

  it('shows the page to a candidate, until the session ends', () => {
    startSession({ id: 1, full_name: 'Ana' }, 'token');
    renderAt(page, '/perfil');
    expect(screen.getByText('Meus dados')).toBeVisible();
    act(endSession);
    expect(screen.queryByText('Meus dados')).toBeNull();
  });
});
