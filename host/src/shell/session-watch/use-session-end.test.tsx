import { dismissToast, useToasts } from '@portal/runtime/toasts';
import { endSession, expireSession, startSession } from '@portal/shared/session';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useSessionEnd } from './use-session-end.ts';

function Shell() {
  useSessionEnd();
  const toasts = useToasts();
  return toasts.map(({ id, title }) => (
    <button key={id} type="button" onClick={() => dismissToast(id)}>
      {title}
    </button>
  ));
}

const open = (at: string, needsLogin = false) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      {needsLogin && <div data-leads-to-login="" />}
      <Shell />
    </MemoryRouter>,
  );
const told = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

beforeEach(() => startSession({ id: 1, full_name: 'Ana' }, 'segredo'));
afterEach(() => {
  for (const toast of screen.queryAllByRole('button')) act(() => toast.click());
});

it.each([
  ['a log-out', endSession, 'Você saiu'],
  ['a time-out', expireSession, 'Sua sessão terminou'],
])('tells of %s once, on the page where one is', (_what, end, title) => {
  const { rerender } = open('/cursos');
  expect(told()).toEqual([]);
  act(end);
  rerender(
    <MemoryRouter>
      <Shell />
    </MemoryRouter>,
  );
  expect(told()).toEqual([title]);
});

it.each([
  ['the log-in', '/login', false],
  ['a page that leads there', '/perfil', true],
])('leaves it to %s', (_what, at, needsLogin) => {
  open(at, needsLogin);
  act(expireSession);
  expect(told()).toEqual([]);
});
