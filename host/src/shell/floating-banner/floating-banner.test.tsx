import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beforeEachVisit, home, openShell } from '../testing/open-shell.tsx';
import { COURTESY } from './use-arrived.ts';

beforeEachVisit();

describe('the floating banner', () => {
  beforeEach(() => localStorage.removeItem('exibiu-banner'));
  afterEach(() => vi.useRealTimers());
  const banner = () => screen.queryByRole('dialog', { name: 'Aviso' });

  /** Opens the page and waits until the banner has left the visitor time to see it. */
  async function openAndWait(options?: Parameters<typeof openShell>[0]) {
    vi.useFakeTimers();
    const opened = openShell(options);
    expect(banner()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(COURTESY));
    vi.useRealTimers();
    return opened;
  }

  it('shows the banner of position 3 and is closed for good by the X', async () => {
    const { user } = await openAndWait();
    expect(within(banner() as HTMLElement).getByRole('img')).toHaveAccessibleName('Matrículas abertas');
    await user.click(within(banner() as HTMLElement).getByRole('button', { name: 'Fechar' }));
    expect(banner()).toBeNull();
    expect(localStorage.getItem('exibiu-banner')).not.toBeNull();
  });

  it('is closed by a click on the overlay', async () => {
    const { user } = await openAndWait();
    await user.click(banner() as HTMLElement);
    expect(banner()).toBeNull();
  });

  it('does not show when there is no banner of position 3', async () => {
    await openAndWait({ data: { ...home, banners: home.banners.slice(0, 1) } });
    expect(banner()).toBeNull();
  });
});
