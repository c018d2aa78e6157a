import type { MenuKey } from '@portal/client/menu/menu-key';
import { toast } from '@portal/client/toasts';
import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { beforeEachVisit, home, openShell } from './testing/open-shell.tsx';

beforeEachVisit();

it('a part of the shell that throws affects only itself: the page stays, between a fallback header and footer', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // A lone surrogate, which cannot be encoded in a URL; parsed responses never contain one.
  const pages = [{ name: 'SENAC', children: [{ name: '\ud83d', contents: [] }], contents: [] }];
  openShell({ data: { ...home, pages } });
  expect(screen.getByRole('heading', { name: 'Página' })).toBeVisible();
  const link = (role: string, name: string) => within(screen.getByRole(role)).getByRole('link', { name });
  expect(link('banner', 'Cursos')).toHaveAttribute('href', '/cursos');
  expect(link('contentinfo', 'Fale Conosco')).toHaveAttribute('href', '/FaleConosco');
});

it.each<[string, MenuKey | null, Record<string, string>]>([
  ['/cursos', 'cursos', { Cursos: 'page' }],
  ['/detalhes/12', 'cursos', { Cursos: 'true' }],
  ['/psg_cadastro', 'para-voce/psg', { Gratuitos: 'true' }],
  ['/changePassword', 'entrar', { Entrar: 'true' }],
  ['/cursos-livres', null, {}],
])('the bottom bar marks the current place on %s', (at, menu, marked) => {
  openShell({ at, menu });
  const bar = screen.getByRole('navigation', { name: 'Acesso rápido', hidden: true });
  const links = within(bar).getAllByRole('link', { hidden: true });
  const found = links.flatMap((link) => {
    const current = link.getAttribute('aria-current');
    return current ? [[link.textContent, current]] : [];
  });
  expect(Object.fromEntries(found)).toEqual(marked);
});

it('the cookie bar shows the text of the settings, with two equal buttons, and stores the choice', async () => {
  localStorage.removeItem('cookies-aceitos');
  const bar = () => screen.queryByRole('region', { name: 'Aviso de cookies' });
  const { user } = openShell();
  expect(bar()).toHaveTextContent(
    /^Usamos cookies como diz a Política de Privacidade. Quem segue aceita a Política de Privacidade e os termos\./,
  );
  const answer = (name: string) => screen.getByRole('button', { name });
  expect(answer('Rejeitar não necessários').className).toBe(answer('Aceitar').className);
  await user.click(answer('Rejeitar não necessários'));
  expect(bar()).toBeNull();
  expect(localStorage.getItem('cookies-aceitos')).toBe('rejeitado');
});

it('the footer carries the terms, the tax id, the year in Belém and four networks', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-01-01T02:59:00Z') });
  openShell();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText('CNPJ 03.656.555/0001-10')).toBeVisible();
  expect(footer.getByText('© 2030 Senac Amapá')).toBeVisible();
  expect(footer.getByRole('link', { name: /^Termos de uso/ })).toHaveAttribute(
    'href',
    '/storage/documentos/termos.pdf',
  );
  // All four, although the settings contain only one (A 2.1).
  const networks = within(footer.getByRole('list', { name: 'Redes sociais' })).getAllByRole('link');
  expect(networks).toHaveLength(4);
  expect(networks[1]).toHaveAttribute('href', 'https://instagram.com/senacap');
});

it('the search box moves the focus to the heading of the results, even from one search to the next', async () => {
  const { user } = openShell();
  const box = () => screen.getByRole('searchbox');
  await user.type(box(), 'moda');
  await user.click(screen.getByRole('button', { name: 'Pesquisar' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await user.clear(box());
  await user.type(box(), 'beleza{Enter}');
  expect(box()).toHaveValue('beleza');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('messages appear even if the code of the page never arrives', async () => {
  openShell({ finished: new Promise<never>(() => {}) });
  await act(() => vi.dynamicImportSettled());
  act(() => toast('Link copiado'));
  expect(screen.getAllByText('Link copiado')).not.toHaveLength(0);
});

const menu = () => within(screen.getByRole('navigation', { name: 'Menu principal', hidden: true }));
const button = (label: string) => menu().getByText(label, { selector: 'summary' });
const details = (label: string) => button(label).closest('details');

it('the menus open one at a time by click, and close on Esc with the focus back on the button', async () => {
  const { user } = openShell();
  await user.click(button('Cursos'));
  expect(details('Cursos')).toHaveAttribute('open');
  await user.click(button('Para você'));
  expect(details('Cursos')).not.toHaveAttribute('open');
  expect(details('Para você')).toHaveAttribute('open');
  menu().getByRole('link', { name: 'Cursos gratuitos (PSG)' }).focus();
  await user.keyboard('{Escape}');
  expect(details('Para você')).not.toHaveAttribute('open');
  expect(button('Para você')).toHaveFocus();
});

it('on phones, Esc closes the open menu, then all of them, with the focus back on the button', async () => {
  const { user } = openShell();
  const toggle = screen.getByRole('button', { name: 'Menu' });
  await user.click(toggle);
  await user.click(button('Cursos'));
  await user.keyboard('{Escape}');
  expect(details('Cursos')).not.toHaveAttribute('open');
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(toggle).toHaveFocus();
});

it.each<[string, leave: (user: UserEvent) => Promise<void>]>([
  ['a click elsewhere', (user) => user.click(screen.getByRole('main'))],
  ['a navigation', (user) => user.click(menu().getByRole('link', { name: 'Notícias' }))],
  ['the focus on the next menu', async () => act(() => button('Cursos').focus())],
])('the menus close on %s', async (_what, leave) => {
  const { user } = openShell();
  await user.click(button('Comunicação'));
  act(() => menu().getByRole('link', { name: 'Galerias' }).focus());
  expect(details('Comunicação')).toHaveAttribute('open');
  await leave(user);
  expect(details('Comunicação')).not.toHaveAttribute('open');
});

it('the menus mark which of them the page belongs to, and which of their links leads to it', () => {
  openShell({ at: '/noticias', menu: 'comunicacao' });
  expect(button('Comunicação')).toHaveTextContent('Comunicação (seção atual)');
  expect(menu().getAllByText('(seção atual)', { exact: false })).toHaveLength(1);
  expect(menu().getByRole('link', { name: 'Notícias', hidden: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});
