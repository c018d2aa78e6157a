import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { beforeEachVisit, openShell } from '../testing/open-shell.tsx';

beforeEachVisit();

it('changes the theme after the clicked control, and stores it; a second click returns the choice to the device', async () => {
  openShell();
  const contrast = screen.getByRole('button', { name: 'Alto contraste' });
  fireEvent.click(contrast);
  expect(contrast).toHaveAttribute('aria-pressed', 'true');
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'contrast'));
  expect(document.cookie).toContain('tema=contrast');
  fireEvent.click(contrast);
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-theme'));
  expect(document.cookie).not.toContain('tema=');
});

it('enlarges the text step by step up to 150 %', async () => {
  openShell();
  const larger = screen.getByRole('button', { name: 'A+ Aumentar o texto' });
  for (let step = 0; step < 6; step += 1) fireEvent.click(larger);
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-scale', '150'));
  expect(document.cookie).toContain('escala=150');
  expect(larger).toHaveAttribute('aria-disabled', 'true');
});

it.each<[what: string, cookies: PropertyDescriptor]>([
  ['drops cookies', { get: () => '', set: () => {} }],
  [
    'forbids them',
    {
      get() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
      set() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    },
  ],
])('changes theme and text size for this page if the browser %s', async (_what, cookies) => {
  Object.defineProperty(document, 'cookie', { configurable: true, ...cookies });
  openShell();
  const dark = screen.getByRole('button', { name: 'Tema escuro' });
  const larger = screen.getByRole('button', { name: 'A+ Aumentar o texto' });
  fireEvent.click(dark);
  fireEvent.click(larger);
  fireEvent.click(larger);
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-scale', '125'));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(dark).toHaveAttribute('aria-pressed', 'true');
  // The choices last as long as the page, which all tests share.
  Reflect.deleteProperty(document, 'cookie');
  fireEvent.click(dark);
});

it('skips to the content, the menu and the search', async () => {
  const { user } = openShell();
  await user.click(screen.getByRole('link', { name: 'Ir para o conteúdo' }));
  expect(screen.getByRole('main')).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Ir para a busca' }));
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

it('moves the focus to the heading after a navigation, not on the first page, nor if only the query changes', async () => {
  const { router } = openShell();
  expect(document.body).toHaveFocus();
  await act(() => router.navigate('/noticias'));
  expect(screen.getByRole('heading', { level: 1, name: 'Notícias' })).toHaveFocus();
  await act(() => router.navigate('/sem-titulo'));
  expect(screen.getByRole('main')).toHaveFocus();
  screen.getByRole('searchbox').focus();
  await act(() => router.navigate('/sem-titulo?pagina=2'));
  expect(screen.getByRole('searchbox')).toHaveFocus();
});
