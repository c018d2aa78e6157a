import { areas } from '@portal/ui/area';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { beforeEachVisit, openShell } from '../testing/open-shell.tsx';

beforeEachVisit();

describe('the menus', () => {
  const menu = () => within(screen.getByRole('navigation', { name: 'Menu principal', hidden: true }));
  const button = (label: string) => menu().getByText(label, { selector: 'summary' });
  const details = (label: string) => button(label).closest('details');

  it('open one at a time by click, and close on Esc with the focus back on the button', async () => {
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

  it.each<[string, leave: (user: UserEvent) => Promise<void>]>([
    ['a click elsewhere', (user) => user.click(screen.getByRole('main'))],
    ['a navigation', (user) => user.click(menu().getByRole('link', { name: 'Notícias' }))],
    ['the focus on the next menu', async () => act(() => button('Cursos').focus())],
  ])('close on %s', async (_what, leave) => {
    const { user } = openShell();
    await user.click(button('Comunicação'));
    act(() => menu().getByRole('link', { name: 'Galerias' }).focus());
    expect(details('Comunicação')).toHaveAttribute('open');
    await leave(user);
    expect(details('Comunicação')).not.toHaveAttribute('open');
  });

  it('open on hover in the wide layout and close when the mouse leaves; a click keeps them', async () => {
    const wide = Object.assign(new EventTarget(), { matches: true });
    vi.stubGlobal('matchMedia', () => wide);
    const { user } = openShell();
    await user.hover(button('Senac'));
    await waitFor(() => expect(details('Senac')).toHaveAttribute('open'));
    await user.hover(screen.getByRole('main'));
    await waitFor(() => expect(details('Senac')).not.toHaveAttribute('open'));
    await user.hover(button('Senac'));
    await waitFor(() => expect(details('Senac')).toHaveAttribute('open'));
    await user.click(button('Senac'));
    expect(details('Senac')).toHaveAttribute('open');
  });

  it('tell which of them the page belongs to, and which of their links leads to it', () => {
    openShell({ at: '/noticias', place: 'comunicacao' });
    expect(button('Comunicação')).toHaveTextContent('Comunicação (seção atual)');
    expect(menu().getAllByText('(seção atual)', { exact: false })).toHaveLength(1);
    expect(menu().getByRole('link', { name: 'Notícias', hidden: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it('lead to the eight areas', async () => {
    const { user } = openShell();
    await user.click(button('Cursos'));
    const tiles = within(menu().getByRole('list', { name: 'Cursos por área' })).getAllByRole('link');
    expect(tiles.map((tile) => tile.textContent)).toEqual(areas.map(({ name }) => name));
    expect(tiles[1]).toHaveAttribute('href', '/cursos?seg=Sa%C3%BAde');
  });

  it('unfold by a button in the narrow layout, and fold when a page opens', async () => {
    const { user, router } = openShell();
    const toggle = screen.getByRole('button', { name: 'Menu' });
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await act(() => router.navigate('/noticias'));
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
});
