import { removeKept } from '@portal/runtime/offline/kept-pages';
import { configureApi } from '@portal/shared/api';
import {
  endSession,
  expireSession,
  getSession,
  readToken,
  restoreSession,
  startSession,
} from '@portal/shared/session';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logout } from './logout.ts';
import { LogoutProvider } from './logout-context.tsx';
import { SessionWatch } from './session-watch.tsx';
import { useBrowserSession } from './use-browser-session.ts';

vi.mock('@portal/runtime/offline/kept-pages', () => ({ removeKept: vi.fn(async () => {}) }));

describe('the watch over the session', () => {
  const minutes = (count: number) => count * 60_000;
  const reload = vi.fn();
  const fetched = vi.fn<typeof fetch>();

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', fetched);
    configureApi({ token: readToken });
    fetched.mockImplementation(async () => Response.json({ data: null }));
    startSession({ id: 7, full_name: 'Ana' }, 'segredo');
  });

  afterEach(() => {
    endSession();
    vi.resetAllMocks();
  });

  const watch = () => (
    <LogoutProvider reload={reload}>
      <SessionWatch />
    </LogoutProvider>
  );

  const pass = (milliseconds: number) =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(milliseconds);
      await vi.dynamicImportSettled();
    });
  const warning = () => screen.queryByRole('dialog', { name: 'Sua sessão está para terminar' });

  it('a log-out removes candidato, candidato_id and token, calls its endpoint, and reloads 800 ms after success', async () => {
    void logout(reload);
    expect(localStorage).toHaveLength(0);
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(String(url)).toMatch(/\/api\/v1\/auth\/logout$/);
    expect(init?.method).toBe('DELETE');
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer segredo');
    await pass(799);
    expect(reload).not.toHaveBeenCalled();
    await pass(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('a log-out reloads at once on failure, but not before the papers have gone that were kept', async () => {
    const removed = Promise.withResolvers<void>();
    vi.mocked(removeKept).mockReturnValue(removed.promise);
    fetched.mockRejectedValue(new TypeError('offline'));
    void logout(reload);
    await pass(0);
    expect(reload).not.toHaveBeenCalled();
    removed.resolve();
    await pass(0);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('warns at 18 minutes, starts anew on "Continuar conectado", and logs out at 20', async () => {
    render(watch());
    for (const session of [1, 2]) {
      await pass(minutes(18) - 1);
      expect(warning()).toBeNull();
      await pass(1);
      expect(warning()).toBeVisible();
      await pass(minutes(2) - 1);
      expect(getSession().kind).toBe('candidate');
      if (session > 1) continue;
      act(() => screen.getByRole('button', { name: 'Continuar conectado' }).click());
      // The server counts from the last call.
      expect(new Headers(fetched.mock.lastCall?.[1]?.headers).get('authorization')).toBe('Bearer segredo');
    }
    await pass(1);
    expect(getSession()).toEqual({ kind: 'anonymous', ended: 'timeout' });
    await pass(800);
    expect(reload).toHaveBeenCalledOnce();
    // As the page does that is loaded then.
    restoreSession();
    expect(getSession()).toEqual({ kind: 'anonymous', ended: 'timeout' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('neither logs out nor starts anew on a re-render, nor when it is unmounted', async () => {
    const { rerender, unmount } = render(watch());
    await pass(minutes(17));
    rerender(watch());
    await pass(minutes(1));
    expect(warning()).toBeVisible();
    unmount();
    await pass(minutes(25));
    expect(getSession().kind).toBe('candidate');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('ends a session that expired while the computer slept, as soon as the page is looked at', async () => {
    render(watch());
    vi.setSystemTime(Date.now() + minutes(45));
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(getSession().kind).toBe('anonymous');
  });

  it('leaves an anonymous visitor alone', async () => {
    localStorage.clear();
    restoreSession();
    render(watch());
    await pass(minutes(30));
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('the session in the browser', () => {
  const ana = { id: 1, full_name: 'Ana' };
  const bia = { id: 2, full_name: 'Bia' };
  const key = ['candidate', 'psg-processes'];
  const fetched = vi.fn<typeof fetch>();

  beforeEach(() => {
    vi.stubGlobal('fetch', fetched);
    fetched.mockImplementation(async () => Response.json({ data: null }));
    configureApi({ token: readToken, onUnauthorized: expireSession });
  });

  function Shell({ reload }: { reload: () => void }) {
    useBrowserSession(reload);
    return null;
  }

  const Page = ({ reload, client = new QueryClient() }: { reload: () => void; client?: QueryClient }) => (
    <QueryClientProvider client={client}>
      <Shell reload={reload} />
    </QueryClientProvider>
  );

  function open() {
    startSession(ana, 'segredo');
    const client = new QueryClient();
    client.setQueryData(key, ['inscrição de Ana']);
    const reload = vi.fn();
    render(<Page reload={reload} client={client} />);
    return { reload, known: () => client.getQueryData(key) };
  }

  afterEach(async () => {
    await vi.dynamicImportSettled();
    endSession();
    vi.resetAllMocks();
  });

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

  it('removes what others have kept on the device as somebody logs in, and then only', () => {
    localStorage.clear();
    restoreSession();
    open();
    const removed = vi.mocked(removeKept);
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

  it("has the server's time start anew with the page, and ends here where it has ended there", async () => {
    open();
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    expect(new Headers(fetched.mock.lastCall?.[1]?.headers).get('authorization')).toBe('Bearer segredo');
    cleanup();
    fetched.mockImplementation(async () => Response.json({}, { status: 401 }));
    open();
    await vi.waitFor(() => expect(getSession()).toEqual({ kind: 'anonymous', ended: 'timeout' }));
    cleanup();
    fetched.mockClear();
    render(<Page reload={vi.fn()} />);
    await vi.dynamicImportSettled();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('loads the page anew when they log out in another tab', () => {
    const { reload } = open();
    localStorage.removeItem('token');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    expect(reload).toHaveBeenCalledOnce();
  });
});
