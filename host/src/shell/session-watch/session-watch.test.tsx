import { configureApi } from '@portal/client/api';
import { deleteOfflinePages } from '@portal/client/offline/offline-pages';
import { removeRevoked } from '@portal/client/offline/remove-revoked';
import {
  endSession,
  expireSession,
  getSession,
  readToken,
  restoreSession,
  startSession,
} from '@portal/client/session';
import { SESSION_ENDED_ELSEWHERE, type SessionEndedElsewhere } from '@portal/client/session/session-end';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logout } from './logout.ts';
import { reloadPage } from './reload-page.ts';
import { SessionWatch } from './session-watch.tsx';
import { useBrowserSession } from './use-browser-session.ts';

vi.mock('./reload-page.ts', () => ({ reloadPage: vi.fn() }));
vi.mock('@portal/client/offline/remove-revoked', () => ({ removeRevoked: vi.fn(async () => {}) }));
vi.mock('@portal/client/offline/offline-pages', () => ({ deleteOfflinePages: vi.fn(async () => {}) }));

const ana = { id: 1, full_name: 'Ana' };
const bia = { id: 2, full_name: 'Bia' };
const reload = vi.mocked(reloadPage);
const fetched = vi.fn<typeof fetch>();
const authorization = () => new Headers(fetched.mock.lastCall?.[1]?.headers).get('authorization');

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async () => Response.json({ data: null }));
  configureApi({ token: readToken, onUnauthorized: expireSession });
  startSession(ana, 'segredo');
});
afterEach(async () => {
  await vi.dynamicImportSettled();
  endSession();
  vi.resetAllMocks();
});

const minutes = (count: number) => count * 60_000;
const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await vi.dynamicImportSettled();
  });

it('a log-out removes candidato, candidato_id and token, calls its endpoint, and reloads 800 ms after success', async () => {
  vi.useFakeTimers();
  void logout();
  expect(localStorage).toHaveLength(0);
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(String(url)).toMatch(/\/api\/v1\/auth\/logout$/);
  expect([init?.method, authorization()]).toEqual(['DELETE', 'Bearer segredo']);
  await pass(799);
  expect(reload).not.toHaveBeenCalled();
  await pass(1);
  expect(reload).toHaveBeenCalledOnce();
});

it('a log-out reloads immediately on failure, but not before pages saved offline are deleted', async () => {
  vi.useFakeTimers();
  const removed = Promise.withResolvers<void>();
  vi.mocked(deleteOfflinePages).mockReturnValue(removed.promise);
  fetched.mockRejectedValue(new TypeError('offline'));
  void logout();
  await pass(0);
  expect(reload).not.toHaveBeenCalled();
  removed.resolve();
  await pass(0);
  expect(reload).toHaveBeenCalledOnce();
});

function watch() {
  vi.useFakeTimers();
  const { rerender } = render(<SessionWatch />);
  return { rerender: () => rerender(<SessionWatch />) };
}
const warning = () => screen.queryByRole('dialog', { name: 'Sua sessão está para terminar' });

it('the session warns at 18 minutes, restarts on "Continuar conectado", and ends at 20', async () => {
  const { rerender } = watch();
  for (const session of [1, 2]) {
    await pass(minutes(17));
    rerender();
    await pass(minutes(1) - 1);
    expect(warning()).toBeNull();
    await pass(1);
    expect(warning()).toBeVisible();
    await pass(minutes(2) - 1);
    expect(getSession().kind).toBe('candidate');
    if (session > 1) continue;
    expect(fetched).not.toHaveBeenCalled();
    act(() => screen.getByRole('button', { name: 'Continuar conectado' }).click());
    // Any call restarts the server's session time.
    expect(authorization()).toBe('Bearer segredo');
  }
  await pass(1);
  expect(getSession()).toEqual({ kind: 'anonymous', ended: 'timeout' });
  await pass(800);
  expect(reload).toHaveBeenCalledOnce();
  // The reloaded page does this.
  restoreSession();
  expect(getSession()).toEqual({ kind: 'anonymous', ended: 'timeout' });
  expect(sessionStorage).toHaveLength(0);
});

it('the session is watched even if the browser blocks channels between tabs', async () => {
  vi.stubGlobal('BroadcastChannel', function forbidden() {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  watch();
  await pass(minutes(18));
  act(() => screen.getByRole('button', { name: 'Continuar conectado' }).click());
  expect(warning()).toBeNull();
});

it('the session that expired while the computer slept ends as soon as the page is visible', async () => {
  watch();
  vi.setSystemTime(Date.now() + minutes(45));
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(getSession().kind).toBe('anonymous');
});

it('the session of an anonymous visitor does not end', async () => {
  localStorage.clear();
  restoreSession();
  watch();
  await pass(minutes(30));
  expect(fetched).not.toHaveBeenCalled();
});

/** Opens the session in a browser with cached data of a candidate. */
function open() {
  const client = new QueryClient();
  const key = ['candidate', 'psg-processes'];
  client.setQueryData(key, ['inscrição de Ana']);
  function Shell() {
    useBrowserSession();
    return null;
  }
  render(
    <QueryClientProvider client={client}>
      <Shell />
    </QueryClientProvider>,
  );
  return { known: () => client.getQueryData(key) };
}

it.each([
  ['another candidate logs in', () => startSession(bia, 'outro')],
  ['the server ends the session', expireSession],
  ['they log out', endSession],
])('the browser removes a candidate’s queries when %s', (_name, change) => {
  const { known } = open();
  act(() => startSession(ana, 'segredo novo'));
  expect(known()).toBeDefined();
  act(change);
  expect(known()).toBeUndefined();
});

it('the browser deletes others’ pages saved offline when a candidate logs in, and only then', () => {
  open();
  const removed = vi.mocked(deleteOfflinePages);
  removed.mockClear();
  act(expireSession);
  expect(removed).not.toHaveBeenCalled();
  act(() => startSession(bia, 'outro'));
  act(() => startSession({ id: 3, full_name: 'Caio' }, 'terceiro'));
  const [[isMeant] = [], [isMeantNext] = []] = removed.mock.calls;
  const page = { address: '/printing/1', title: 'Comprovante', keptAt: 0 };
  const owners = [ana.id, bia.id, 0, null];
  expect(owners.map((owner) => isMeant?.({ ...page, owner }))).toEqual([true, false, true, false]);
  expect(owners.map((owner) => isMeantNext?.({ ...page, owner }))).toEqual([true, true, true, false]);
});

it('a known device checks at each contact what it may store, even after its session has ended', async () => {
  open();
  await vi.dynamicImportSettled();
  expect(removeRevoked).not.toHaveBeenCalled();
  cleanup();
  localStorage.setItem('dispositivo', 'este');
  open();
  await vi.waitFor(() => expect(removeRevoked).toHaveBeenCalled());
  vi.mocked(removeRevoked).mockClear();
  act(expireSession);
  await vi.waitFor(() => expect(removeRevoked).toHaveBeenCalledOnce());
});

it("opening the page restarts the server's session time, and ends a session that has ended there", async () => {
  open();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  expect(authorization()).toBe('Bearer segredo');
  cleanup();
  fetched.mockImplementation(async () => Response.json({}, { status: 401 }));
  open();
  await vi.waitFor(() => expect(getSession()).toEqual({ kind: 'anonymous', ended: 'timeout' }));
  cleanup();
  fetched.mockClear();
  open();
  await vi.dynamicImportSettled();
  expect(fetched).not.toHaveBeenCalled();
});

it('the browser reloads the page when they log out in another tab, once forms have stored their input', async () => {
  open();
  const stored = Promise.withResolvers<void>();
  const onEnd = (event: Event) => (event as SessionEndedElsewhere).detail.push(stored.promise);
  window.addEventListener(SESSION_ENDED_ELSEWHERE, onEnd, { once: true });
  localStorage.removeItem('token');
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  expect(reload).not.toHaveBeenCalled();
  await act(async () => stored.resolve());
  expect(reload).toHaveBeenCalledOnce();
});
