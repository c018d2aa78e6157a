import type { Banner } from '@portal/shared/contract/banners';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { address, beforeEachVisit, home, openShell } from '../testing/open-shell.tsx';
import { BANNER_DELAY } from './use-due.ts';

beforeEachVisit();

describe('the floating banner', () => {
  beforeEach(() => localStorage.removeItem('exibiu-banner'));
  beforeAll(() => import('./due-banner.tsx'));
  afterEach(() => vi.useRealTimers());
  const banner = () => screen.queryByRole('dialog', { name: 'Matrículas abertas' });

  /** Opens the page and waits until the banner has left the visitor time to see it. */
  async function openAndWait(options?: Parameters<typeof openShell>[0]) {
    vi.useFakeTimers();
    const opened = openShell(options);
    expect(banner()).toBeNull();
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.advanceTimersByTimeAsync(BANNER_DELAY));
    vi.useRealTimers();
    return opened;
  }
  const named = (filename: string | null, url: string | null = null) => ({
    data: {
      ...home,
      banners: [{ position: 3, filename, image_url: 'flutuante.png', url }] as unknown as Banner[],
    },
  });

  it('shows the banner of position 3 with its title, and is closed for good by the X', async () => {
    const { user } = await openAndWait();
    expect(within(banner() as HTMLElement).getByRole('heading')).toHaveTextContent('Matrículas abertas');
    await user.click(within(banner() as HTMLElement).getByRole('button', { name: 'Fechar' }));
    expect(banner()).toBeNull();
    expect(localStorage.getItem('exibiu-banner')).not.toBeNull();
  });

  it('is closed by a click on the overlay', async () => {
    const { user } = await openAndWait();
    await user.click(banner() as HTMLElement);
    expect(banner()).toBeNull();
  });

  it('has one action, which leads to its page and is an answer', async () => {
    const { user, router } = await openAndWait();
    await user.click(within(banner() as HTMLElement).getByRole('link', { name: 'Saiba mais' }));
    expect(address(router)).toBe('/cursos');
    expect(banner()).toBeNull();
    expect(localStorage.getItem('exibiu-banner')).not.toBeNull();
  });

  it('is titled for people when its name is that of a file, and can be closed when it leads nowhere', async () => {
    const { user } = await openAndWait(named('banner-3.png'));
    const dialog = within(screen.getByRole('dialog', { name: 'Novidade no Senac Amapá' }));
    expect(dialog.queryByRole('link')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Entendi' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that it leads out of the portal', async () => {
    await openAndWait(named('Matrículas abertas', 'https://www.senac.br/'));
    const link = within(banner() as HTMLElement).getByRole('link', { name: 'Saiba mais (abre em nova aba)' });
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('waits for an answer about cookies', async () => {
    localStorage.removeItem('cookies-aceitos');
    vi.useFakeTimers();
    openShell();
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.advanceTimersByTimeAsync(3 * BANNER_DELAY));
    expect(banner()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Rejeitar não necessários' }));
    expect(banner()).toBeNull();
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.advanceTimersByTimeAsync(BANNER_DELAY));
    expect(banner()).not.toBeNull();
  });

  it('stays away from somebody who types, and comes afterwards', async () => {
    vi.useFakeTimers();
    openShell();
    await act(() => vi.dynamicImportSettled());
    const field = screen.getByRole('searchbox');
    act(() => field.focus());
    await act(() => vi.advanceTimersByTimeAsync(3 * BANNER_DELAY));
    expect(banner()).toBeNull();
    expect(field).toHaveFocus();
    act(() => field.blur());
    await act(() => vi.advanceTimersByTimeAsync(BANNER_DELAY));
    expect(banner()).not.toBeNull();
  });

  it('stays away from a page that must not be disturbed, and waits anew on the next', async () => {
    vi.useFakeTimers();
    const { router } = openShell({ at: '/formulario' });
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.advanceTimersByTimeAsync(3 * BANNER_DELAY));
    expect(banner()).toBeNull();
    await act(() => router.navigate('/noticias'));
    await act(() => vi.advanceTimersByTimeAsync(BANNER_DELAY - 1));
    expect(banner()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(banner()).not.toBeNull();
    await act(() => router.navigate('/formulario'));
    expect(banner()).toBeNull();
    expect(localStorage.getItem('exibiu-banner')).toBeNull();
  });

  it('does not show when there is no banner of position 3', async () => {
    await openAndWait({ data: { ...home, banners: home.banners.slice(0, 1) } });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
