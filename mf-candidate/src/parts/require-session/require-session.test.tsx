import { endSession, restoreSession, startSession } from '@portal/shared/session';
import { renderAt, serverHtml } from '@portal/tooling/testing/render';
import { act, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { RequireSession } from './require-session.tsx';

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

beforeEach(() => localStorage.clear());

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
