import { endSession, expireSession, startSession } from '@portal/client/session';
import { dismissToast, useToasts } from '@portal/client/toasts';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useSessionEnd } from './session-watch.tsx';

function Shell() {
  useSessionEnd();
  return useToasts().map(({ id, title }) => (
    <button key={id} type="button" onClick={() => dismissToast(id)}>
      {title}
    </button>
  ));
}

it.each([
  ['a log-out', endSession, '/cursos', false, ['Você saiu']],
  ['a time-out', expireSession, '/cursos', false, ['Sua sessão terminou']],
  ['a time-out, but not on the log-in', expireSession, '/login', false, []],
  ['a time-out, but not on a page that leads there', expireSession, '/perfil', true, []],
])('notifies of %s, once', (_what, end, at, needsLogin, titles) => {
  startSession({ id: 1, full_name: 'Ana' }, 'segredo');
  const page = () => (
    <MemoryRouter initialEntries={[at]}>
      {needsLogin && <div data-leads-to-login="" />}
      <Shell />
    </MemoryRouter>
  );
  const { rerender } = render(page());
  expect(screen.queryByRole('button')).toBeNull();
  act(end);
  rerender(page());
  const toasts = screen.queryAllByRole('button');
  expect(toasts.map(({ textContent }) => textContent)).toEqual(titles);
  for (const toast of toasts) act(() => toast.click());
});
