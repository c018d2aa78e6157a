import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { beforeEachVisit, home, openShell } from '../testing/open-shell.tsx';
import { BANNER_DELAY } from './use-due.ts';

beforeEachVisit();

beforeEach(() => localStorage.removeItem('exibiu-banner'));
beforeAll(() => import('./due-banner.tsx'));
const banner = () => screen.queryByRole('dialog', { name: 'Matrículas abertas' });

/** Opens the page, under a clock of the test. */
async function openPage(options?: Parameters<typeof openShell>[0]) {
  vi.useFakeTimers();
  const { router } = openShell(options);
  await act(() => vi.dynamicImportSettled());
  return router;
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const press = (name: string) =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
async function staysAway() {
  await pass(3 * BANNER_DELAY);
  expect(banner()).toBeNull();
}
async function comes() {
  await pass(BANNER_DELAY);
  expect(banner()).not.toBeNull();
}
const answered = () => localStorage.getItem('exibiu-banner') !== null;
const named = (filename: string | null, url: string | null) => ({
  data: { ...home, banners: [{ position: 3, filename, image_url: 'flutuante.png', url }] },
});

it.each<[string, answer: () => void]>([
  ['the X', () => press('Fechar')],
  ['a click on the overlay', () => fireEvent.click(banner() as Element)],
])('the floating banner comes after its delay and is closed for good by %s', async (_how, answer) => {
  await openPage();
  await pass(BANNER_DELAY - 1);
  expect(banner()).toBeNull();
  await pass(1);
  expect(within(banner() as HTMLElement).getByRole('heading')).toHaveTextContent('Matrículas abertas');
  act(answer);
  expect(banner()).toBeNull();
  expect(answered()).toBe(true);
});

it('the floating banner is titled for people when its name is that of a file, and can be closed when it leads nowhere', async () => {
  await openPage(named('banner-3.png', null));
  await pass(BANNER_DELAY);
  const dialog = within(screen.getByRole('dialog', { name: 'Novidade no Senac Amapá' }));
  expect(dialog.queryByRole('link')).toBeNull();
  press('Entendi');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the floating banner says that it leads out of the portal', async () => {
  await openPage(named('Matrículas abertas', 'https://www.senac.br/'));
  await pass(BANNER_DELAY);
  const link = within(banner() as HTMLElement).getByRole('link', { name: 'Saiba mais (abre em nova aba)' });
  expect(link).toHaveAttribute('target', '_blank');
});

it('the floating banner stays away from somebody who types, and comes afterwards', async () => {
  await openPage();
  const field = screen.getByRole('searchbox');
  act(() => field.focus());
  await staysAway();
  act(() => field.blur());
  await comes();
});

it('the floating banner stays away from a page where something was pressed, and comes on the next', async () => {
  const router = await openPage();
  fireEvent.click(screen.getByRole('main'));
  await staysAway();
  await act(() => router.navigate('/noticias'));
  await comes();
});

it('the floating banner stays away from a page that must not be disturbed, and waits anew on the next', async () => {
  const router = await openPage({ at: '/formulario' });
  await staysAway();
  await act(() => router.navigate('/noticias'));
  await pass(BANNER_DELAY - 1);
  expect(banner()).toBeNull();
  await pass(1);
  expect(banner()).not.toBeNull();
  await act(() => router.navigate('/formulario'));
  expect(banner()).toBeNull();
  expect(answered()).toBe(false);
});
