import { endSession, expireSession, startSession } from '@portal/shared/session';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useBrowserSession } from './use-browser-session.ts';

const ana = { id: 1, full_name: 'Ana' };
const bia = { id: 2, full_name: 'Bia' };
const key = ['candidate', 'psg-processes'];

function open() {
  startSession(ana, 'segredo');
  const client = new QueryClient();
  client.setQueryData(key, ['inscrição de Ana']);
  const reload = vi.fn();
  renderHook(() => useBrowserSession(reload), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  return { reload, known: () => client.getQueryData(key) };
}

afterEach(() => endSession());

it.each([
  ['somebody else logs in', () => startSession(bia, 'outro')],
  ['the server ends the session', expireSession],
  ['they log out', endSession],
])('forgets what was fetched for a candidate when %s', (_name, change) => {
  const { known } = open();
  act(() => startSession(ana, 'segredo novo'));
  expect(known()).toBeDefined();
  act(change);
  expect(known()).toBeUndefined();
});

const store = (user: typeof ana) => {
  localStorage.setItem('candidato', JSON.stringify(user));
  localStorage.setItem('candidato_id', String(user.id));
};

it.each([
  ['somebody else logs in', () => store(bia), 1],
  ['the same person logs in', () => store(ana), 0],
  ['they log out', () => localStorage.removeItem('token'), 1],
])('loads the page anew when in another tab %s', (_name, change, times) => {
  const { reload } = open();
  change();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  expect(reload).toHaveBeenCalledTimes(times);
});
