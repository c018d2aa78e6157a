import { homeQuery } from '@portal/shared/api';
import type { Home } from '@portal/shared/contract/home';
import { QueryClient, QueryClientProvider } from '@portal/shared/query';
import { createMemoryRouter, Outlet, RouterProvider } from '@portal/shared/router';
import { startSession } from '@portal/shared/session';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COURTESY } from './floating-banner/use-arrived.ts';
import { Shell } from './shell.tsx';

const home = {
  settings: {
    name: 'Senac Amapá',
    nif: '03656555000110',
    footer: 'Av. Henrique Galúcio, 1999',
    terms: 'documentos/termos.pdf',
    instagram_url: 'https://instagram.com/senacap',
    text_cookies: 'Este portal usa cookies.',
  },
  banners: [
    { position: 1, filename: 'Topo', image_url: 'topo.png', url: null },
    { position: 3, filename: 'Matrículas abertas', image_url: 'flutuante.png', url: '/senac-portal/cursos' },
  ],
  pages: [{ name: 'SENAC', children: [{ name: 'Conselho Regional', contents: [] }], contents: [] }],
  courses: [],
} as unknown as Home;

const reload = vi.fn();

function portal({ at = '/', data = home as Home | null } = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  if (data) client.setQueryData(homeQuery().queryKey, data);
  const router = createMemoryRouter(
    [
      {
        element: (
          <Shell version="01.01.38" reload={reload}>
            <Outlet />
          </Shell>
        ),
        children: [
          { path: '/noticias', element: <h1>Notícias</h1> },
          { path: '/sem-titulo', element: <p>Sem título</p> },
          { path: '*', element: <h1>Página</h1> },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  const element = (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
  return { router, element };
}

function open(options?: Parameters<typeof portal>[0]) {
  const { router, element } = portal(options);
  return { router, user: userEvent.setup(), ...render(element) };
}

const address = (router: ReturnType<typeof portal>['router']) =>
  router.state.location.pathname + router.state.location.search;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'fora do ar' }, { status: 503 }));
  localStorage.setItem('cookies-aceitos', 'true');
  localStorage.setItem('exibiu-banner', 'true');
});

afterEach(() => {
  localStorage.clear();
  for (const name of ['tema', 'escala']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the only way in a test as well
    document.cookie = `${name}=; Path=/; Max-Age=0`;
    document.documentElement.removeAttribute(name === 'tema' ? 'data-theme' : 'data-scale');
  }
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe('the shell on the server', () => {
  it('is rendered with the home data, for an unknown visitor', () => {
    const html = renderToString(portal().element);
    expect(html).toContain('Conselho Regional');
    expect(html).toContain('03.656.555/0001-10');
    expect(html).not.toContain('Este portal usa cookies.');
    expect(html).not.toContain('flutuante.png');
  });

  it('stands with its fixed links and texts when the API is down', () => {
    const html = renderToString(portal({ data: null }).element);
    expect(html).toContain('href="/cursos?seg=Com%C3%A9rcio"');
    expect(html).toContain('href="/FaleConosco"');
    expect(html).toContain('Senac Amapá');
    expect(html).toContain('01.01.38');
  });
});

describe('the search box', () => {
  it('goes to /searchResult?search={text} on Enter', async () => {
    const { user, router } = open();
    await user.type(screen.getByPlaceholderText('Pesquise no site'), 'pão & café{Enter}');
    expect(address(router)).toBe('/searchResult?search=p%C3%A3o+%26+caf%C3%A9');
  });

  it('goes there on a click on the icon', async () => {
    const { user, router } = open();
    await user.type(screen.getByRole('searchbox'), 'moda');
    await user.click(screen.getByRole('button', { name: 'Pesquisar' }));
    expect(address(router)).toBe('/searchResult?search=moda');
  });

  it.each(['', '   '])('does not run on the text "%s"', async (text) => {
    const { user, router } = open();
    await user.type(screen.getByRole('searchbox'), `${text}{Enter}`);
    expect(address(router)).toBe('/');
  });
});

describe('the menus', () => {
  const menu = () => within(screen.getByRole('navigation', { name: 'Menu principal', hidden: true }));
  const button = (label: string) => menu().getByText(label, { selector: 'summary' });
  const details = (label: string) => button(label).closest('details');

  it('open one at a time by click, and close on Esc with the focus back on the button', async () => {
    const { user } = open();
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

  it('close on a click elsewhere and on navigation', async () => {
    const { user } = open();
    await user.click(button('Comunicação'));
    await user.click(screen.getByRole('main'));
    expect(details('Comunicação')).not.toHaveAttribute('open');
    await user.click(button('Comunicação'));
    await user.click(menu().getByRole('link', { name: 'Notícias' }));
    expect(details('Comunicação')).not.toHaveAttribute('open');
  });

  it('open on hover in the wide layout and close when the mouse leaves; a click keeps them', async () => {
    const wide = Object.assign(new EventTarget(), { matches: true });
    vi.stubGlobal('matchMedia', () => wide);
    const { user } = open();
    await user.hover(button('Senac'));
    await waitFor(() => expect(details('Senac')).toHaveAttribute('open'));
    await user.hover(screen.getByRole('main'));
    await waitFor(() => expect(details('Senac')).not.toHaveAttribute('open'));
    await user.hover(button('Senac'));
    await waitFor(() => expect(details('Senac')).toHaveAttribute('open'));
    await user.click(button('Senac'));
    expect(details('Senac')).toHaveAttribute('open');
  });

  it('lead to the eight areas', async () => {
    const { user } = open();
    await user.click(button('Cursos'));
    const tiles = within(menu().getByRole('list', { name: 'Cursos por área' })).getAllByRole('link');
    expect(tiles.map((tile) => tile.textContent)).toEqual([
      'Comércio',
      'Saúde',
      'Educacional',
      'Tecnologia',
      'Gastronomia',
      'Alimentos',
      'Moda',
      'Beleza',
    ]);
    expect(tiles[1]).toHaveAttribute('href', '/cursos?seg=Sa%C3%BAde');
  });

  it('unfold by a button in the narrow layout, and fold when a page opens', async () => {
    const { user, router } = open();
    const toggle = screen.getByRole('button', { name: 'Menu' });
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await act(() => router.navigate('/noticias'));
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the way in', () => {
  it('is a portal button whose dialog leads to Aluno, Candidato PSG / PSS and Fechar', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Portal' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('link', { name: /Aluno/ })).toHaveAttribute('target', '_blank');
    expect(dialog.getByRole('link', { name: /Candidato PSG \/ PSS/ })).toHaveAttribute('href', '/login');
    await user.click(dialog.getAllByRole('button', { name: 'Fechar' })[0] as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is the name of a candidate, with Perfil, Alterar senha, Portal do aluno and Sair', async () => {
    startSession({ id: 1, full_name: 'Raimunda Nonata' }, 't');
    const { user } = open();
    await user.click(screen.getByText('Raimunda Nonata'));
    const list = within(screen.getByText('Raimunda Nonata').closest('details') as HTMLElement);
    expect(list.getByRole('link', { name: 'Perfil' })).toHaveAttribute('href', '/perfil');
    expect(list.getByRole('link', { name: 'Alterar senha' })).toHaveAttribute('href', '/password');
    expect(list.getByRole('link', { name: /^Portal do aluno/ })).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Sair' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(localStorage.getItem('token')).toBeNull();
    expect(screen.getByRole('button', { name: 'Portal' })).toBeVisible();
  });

  it('reloads when the candidate logs out in another tab', () => {
    startSession({ id: 1, full_name: 'Raimunda Nonata' }, 't');
    open();
    localStorage.removeItem('token');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    });
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('the cookie bar', () => {
  beforeEach(() => localStorage.removeItem('cookies-aceitos'));
  const bar = () => screen.queryByRole('region', { name: 'Aviso de cookies' });

  it('shows the text of the settings until an answer, then stores it and hides', async () => {
    const { user } = open();
    expect(bar()).toHaveTextContent('Este portal usa cookies.');
    await user.click(screen.getByRole('button', { name: 'Aceitar' }));
    expect(bar()).toBeNull();
    expect(localStorage.getItem('cookies-aceitos')).toBe('true');
  });

  it('offers the refusal at the same level', async () => {
    const { user } = open();
    const refuse = screen.getByRole('button', { name: 'Rejeitar não necessários' });
    expect(refuse.className).toBe(screen.getByRole('button', { name: 'Aceitar' }).className);
    await user.click(refuse);
    expect(bar()).toBeNull();
    expect(localStorage.getItem('cookies-aceitos')).toBe('rejeitado');
  });

  it('comes back, with the focus, from the footer', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Aceitar' }));
    await user.click(screen.getByRole('button', { name: 'Rever cookies' }));
    expect(bar()).toHaveFocus();
  });
});

describe('the floating banner', () => {
  beforeEach(() => localStorage.removeItem('exibiu-banner'));
  afterEach(() => vi.useRealTimers());
  const banner = () => screen.queryByRole('dialog', { name: 'Aviso' });

  /** Opens the page and waits until the banner has left the visitor time to see it. */
  async function openAndWait(options?: Parameters<typeof open>[0]) {
    vi.useFakeTimers();
    const opened = open(options);
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

describe('accessibility', () => {
  it('changes the theme at once and keeps it; pressed again, the device decides', async () => {
    const { user } = open();
    const contrast = screen.getByRole('button', { name: 'Alto contraste' });
    await user.click(contrast);
    expect(document.documentElement).toHaveAttribute('data-theme', 'contrast');
    expect(document.cookie).toContain('tema=contrast');
    expect(contrast).toHaveAttribute('aria-pressed', 'true');
    await user.click(contrast);
    expect(document.documentElement).not.toHaveAttribute('data-theme');
    expect(document.cookie).not.toContain('tema=');
  });

  it('enlarges the text step by step up to 150 %', async () => {
    const { user } = open();
    const larger = screen.getByRole('button', { name: 'A+ Aumentar o texto' });
    for (let step = 0; step < 6; step += 1) await user.click(larger);
    expect(document.documentElement).toHaveAttribute('data-scale', '150');
    expect(document.cookie).toContain('escala=150');
    expect(larger).toHaveAttribute('aria-disabled', 'true');
  });

  it('skips to the content, the menu and the search', async () => {
    const { user } = open();
    await user.click(screen.getByRole('link', { name: 'Ir para o conteúdo' }));
    expect(screen.getByRole('main')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Ir para a busca' }));
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('takes the focus to the heading of a page that was navigated to, not of the first', async () => {
    const { router } = open();
    expect(document.body).toHaveFocus();
    await act(() => router.navigate('/noticias'));
    expect(screen.getByRole('heading', { level: 1, name: 'Notícias' })).toHaveFocus();
    await act(() => router.navigate('/sem-titulo'));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('leaves the focus where it is when only the query changes', async () => {
    const { router } = open({ at: '/noticias' });
    screen.getByRole('searchbox').focus();
    await act(() => router.navigate('/noticias?pagina=2'));
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});

describe('the footer', () => {
  it('carries text, links, masked tax id, year and version', () => {
    open();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText('Av. Henrique Galúcio, 1999')).toBeVisible();
    expect(footer.getByText('CNPJ 03.656.555/0001-10')).toBeVisible();
    expect(footer.getByText(`© ${new Date().getFullYear()} Senac Amapá`)).toBeVisible();
    expect(footer.getByText('Versão 01.01.38')).toBeVisible();
    expect(footer.getByRole('link', { name: /^Termos de uso/ })).toHaveAttribute(
      'href',
      '/storage/documentos/termos.pdf',
    );
    expect(footer.getByRole('link', { name: 'Perguntas frequentes' })).toHaveAttribute('href', '/faq');
    expect(footer.getByRole('navigation', { name: 'Mapa do site' })).toBeVisible();
  });
});
