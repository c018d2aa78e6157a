import { homeQuery } from '@portal/client/home-query';
import type { MenuKey } from '@portal/client/menu/menu-key';
import type { Home } from '@portal/contract/endpoints/home';
import {
  HydrationTrackerContext,
  initialState,
  noHydrationTracker,
  PortalContext,
} from '@portal/platform/browser';
import { aHome } from '@portal/tooling/testing/builders/home';
import { noInterruption } from '@portal/ui/interruption';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { Shell } from '../shell.tsx';

export const home = aHome({
  settings: {
    name: 'Senac Amapá',
    nif: '03656555000110',
    terms: 'documentos/termos.pdf',
    instagram_url: 'https://instagram.com/senacap',
    text_cookies:
      'Usamos cookies como diz a Política de Privacidade. Quem segue aceita a Política de Privacidade e os termos.',
  },
  banners: [
    { position: 1, filename: 'Topo', image_url: 'topo.png', url: null },
    { position: 3, filename: 'Matrículas abertas', image_url: 'flutuante.png', url: '/senac-portal/cursos' },
  ],
});

/** Renders the shell around four pages, all in one menu. @param finished resolves when the page has hydrated */
export function openShell({
  at = '/',
  menu = null as MenuKey | null,
  data = home as Home,
  finished = noHydrationTracker.finished,
} = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(homeQuery().queryKey, data);
  const router = createMemoryRouter(
    [
      {
        element: (
          <Shell version="01.01.38">
            <Outlet />
          </Shell>
        ),
        children: [
          { path: '/noticias', element: <h1>Notícias</h1> },
          { path: '/formulario', element: <form {...noInterruption} /> },
          { path: '/sem-titulo', element: <p>Sem título</p> },
          { path: '*', element: <h1>Página</h1> },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  render(
    <QueryClientProvider client={client}>
      <PortalContext value={{ ...initialState, menus: { menuAt: () => menu, links: [] } }}>
        <HydrationTrackerContext value={{ ...noHydrationTracker, finished }}>
          <RouterProvider router={router} />
        </HydrationTrackerContext>
      </PortalContext>
    </QueryClientProvider>,
  );
  return { router, user: userEvent.setup() };
}

/** Before each test of a file, sets up a returning visitor and an unreachable API. */
export function beforeEachVisit(): void {
  beforeEach(() => {
    vi.stubGlobal('fetch', async () => Response.json({ message: 'fora do ar' }, { status: 503 }));
    localStorage.setItem('cookies-aceitos', 'true');
    localStorage.setItem('exibiu-banner', 'true');
  });

  afterEach(() => {
    for (const name of ['tema', 'escala']) {
      // biome-ignore lint/suspicious/noDocumentCookie: the only way in a test as well
      document.cookie = `${name}=; Path=/; Max-Age=0`;
      document.documentElement.removeAttribute(name === 'tema' ? 'data-theme' : 'data-scale');
    }
  });
}
