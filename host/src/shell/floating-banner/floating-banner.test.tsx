import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { beforeEachVisit, home, openShell } from '../testing/open-shell.tsx';
import { BANNER_DELAY } from './due-banner.tsx';

beforeEachVisit();

beforeEach(() => localStorage.removeItem('exibiu-banner'));
beforeAll(() => import('./due-banner.tsx'));
const banner = () => screen.queryByRole('dialog', { name: 'Matrículas abertas' });

async function openPage(options?: Parameters<typeof openShell>[0]) {
  vi.useFakeTimers();
  const { router } = openShell(options);
  await act(() => vi.dynamicImportSettled());
  return router;
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const clickButton = (name: string) =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
async function staysAway() {
  await pass(3 * BANNER_DELAY);
  expect(banner()).toBeNull();
}
async function comes() {
  await pass(BANNER_DELAY);
  expect(banner()).not.toBeNull();
}
const hasAnswered = () => localStorage.getItem('exibiu-banner') !== null;

it.each<[string, answer: () => void]>([
  ['the X', () => clickButton('Fechar')],
  ['a click on the overlay', () => fireEvent.click(banner() as Element)],
])('the floating banner appears after its delay and is closed for good by %s', async (_how, answer) => {
  await openPage();
  await pass(BANNER_DELAY - 1);
  expect(banner()).toBeNull();
  await pass(1);
  expect(within(banner() as HTMLElement).getByRole('heading')).toHaveTextContent('Matrículas abertas');
  act(answer);
  expect(banner()).toBeNull();
  expect(hasAnswered()).toBe(true);
});

it('the floating banner has a readable title if its name is that of a file, and can be closed if it has no link', async () => {
  const named = { position: 3, filename: 'banner-3.png', image_url: 'flutuante.png', url: null };
  await openPage({ data: { ...home, banners: [named] } });
  await pass(BANNER_DELAY);
  const dialog = within(screen.getByRole('dialog', { name: 'Novidade no Senac Amapá' }));
  expect(dialog.queryByRole('link')).toBeNull();
  clickButton('Entendi');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the floating banner never opens over the focus, and appears once no element has it', async () => {
  await openPage();
  const link = screen.getByRole('link', { name: 'Ir para o conteúdo' });
  act(() => link.focus());
  await staysAway();
  act(() => link.blur());
  await comes();
});

it.each<[string, use: (page: Element) => void]>([
  ['a finger that touches it', (page) => fireEvent.pointerDown(page)],
  ['a wheel', (page) => fireEvent.wheel(page)],
  ['the keyboard', (page) => fireEvent.keyDown(page, { key: 'ArrowDown' })],
  ['a click', (page) => fireEvent.click(page)],
])(
  'the floating banner skips a page that is used by %s, and appears when home is opened next',
  async (_what, use) => {
    const router = await openPage();
    use(screen.getByRole('main'));
    await staysAway();
    await act(() => router.navigate('/noticias'));
    await act(() => router.navigate('/'));
    act(() => (document.activeElement as HTMLElement).blur());
    await comes();
  },
);

it('the floating banner appears on the home page alone, and once: leaving counts as closing', async () => {
  const router = await openPage({ at: '/noticias' });
  await staysAway();
  expect(hasAnswered()).toBe(false);
  await act(() => router.navigate('/'));
  act(() => (document.activeElement as HTMLElement).blur());
  await comes();
  await act(() => router.navigate('/noticias'));
  expect(banner()).toBeNull();
  expect(hasAnswered()).toBe(true);
});

it('the floating banner that is open when the tab is closed does not appear again', async () => {
  await openPage();
  await comes();
  act(() => void dispatchEvent(new Event('pagehide')));
  expect(hasAnswered()).toBe(true);
});
