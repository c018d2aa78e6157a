import { aContent, aPage } from '@portal/tooling/testing/builders/content';
import { aHome } from '@portal/tooling/testing/builders/home';
import { mockApi, openRoute, respondWithError } from '@portal/tooling/testing/open-route';
import { routes } from '@portal/tooling/testing/routes';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

const home = aHome({
  settings: { facebook_url: 'https://www.facebook.com/senac.example' },
  banners: [
    { position: 1, filename: 'Matrículas abertas', image_url: 'b/1.svg', url: '/senac-portal/cursos' },
    { position: 1, filename: 'Editais do PSG', image_url: 'b/2.svg', url: 'https://psg.exemplo.com/' },
    { position: 2, filename: 'Biblioteca', image_url: 'b/3.svg', url: '/senac-portal/biblioteca' },
    { position: 3, filename: 'Flutuante', image_url: 'b/4.svg', url: '/senac-portal/noticias' },
  ],
  pages: [
    aPage({
      contents: [
        aContent({ slug: 'comum' }),
        aContent({
          slug: 'destaque',
          title: 'Inscrições abertas: 640 vagas gratuitas em oito municípios do Amapá',
          emphasis: 1,
        }),
        aContent({ slug: 'terceira' }),
      ],
    }),
  ],
});
const units = [
  { value: 'Macapá', label: 'Macapá', count: 3 },
  { value: 'Oiapoque', label: 'Oiapoque', count: 0 },
  { value: 'Santana', label: 'Santana', count: 1 },
];
const answers = {
  'GET /home': home,
  'GET /courses-search': { total: 3, page: 1, pages: 1, groups: [], facets: { unit: units } },
};

const hrefOf = (link: HTMLElement) => link.getAttribute('href');
const region = async (name: string) => within(await screen.findByRole('region', { name }));

it('searches courses by their unit, of those that have any, and works as a plain form', async () => {
  mockApi(answers);
  const { user, address } = await openRoute(routes, '/');
  const where = screen.getByLabelText('Onde?');
  await within(where).findByRole('option', { name: 'Santana' });
  expect(within(where).queryByRole('option', { name: 'Oiapoque' })).toBeNull();
  const form = screen.getByLabelText('O que você quer aprender?').closest('form');
  expect(form).toHaveAttribute('action', '/searchResult');
  expect(form).toHaveAttribute('method', 'get');
  await user.click(screen.getByRole('button', { name: 'Buscar curso' }));
  await waitFor(() => expect(address()).toBe('/cursos'));
});

it('leads from a course search to courses first', async () => {
  mockApi(answers);
  const { user, address } = await openRoute(routes, '/');
  await user.type(screen.getByLabelText('O que você quer aprender?'), 'cozinha{Enter}');
  await waitFor(() => expect(address()).toBe('/searchResult?assunto=cursos&search=cozinha'));
});

it('leads on by the banners of its two positions, the eight areas and the five ways of quick access', async () => {
  mockApi(answers);
  await openRoute(routes, '/');
  const hrefs = async (name: string) =>
    (await region(name)).getAllByRole('link', { hidden: true }).map(hrefOf);
  expect(await hrefs('Destaques')).toEqual(['/cursos', 'https://psg.exemplo.com/']);
  expect(await hrefs('Perto de você')).toEqual(['/biblioteca']);
  expect(screen.queryByText('Flutuante')).toBeNull();
  expect(await hrefs('Escolha uma área')).toEqual(
    ['Comércio', 'Saúde', 'Educacional', 'Tecnologia', 'Gastronomia', 'Alimentos', 'Moda', 'Beleza'].map(
      (seg) => `/cursos?${new URLSearchParams({ seg })}`,
    ),
  );
  expect(await hrefs('Acesso rápido')).toEqual([
    '/psg',
    '/cursos-livres',
    'https://www.ead.senac.br/',
    '/psa',
    '/pss',
  ]);
});

it('sends no request to a social network before the visitor agrees, then shows 4 posts and 2 videos', async () => {
  const posts = Array.from({ length: 8 }, (_, id) => ({
    id: `${id}`,
    caption: `Publicação ${id}`,
    media_url: `p/${id}.svg`,
    permalink: `https://www.instagram.com/p/${id}`,
  }));
  const videos = Array.from({ length: 9 }, (_, id) => ({
    id: { videoId: `v${id}` },
    snippet: { title: `Vídeo ${id}` },
  }));
  const received = mockApi({ ...answers, 'GET /social/instagram': posts, 'GET /social/youtube': videos });
  const { user } = await openRoute(routes, '/');
  const social = await region('Senac nas redes');
  expect(social.queryByTitle(/Facebook/)).toBeNull();
  expect(received.some(({ call }) => call.includes('social'))).toBe(false);
  await user.click(social.getByRole('button', { name: 'Mostrar as publicações' }));
  expect(document.body).not.toHaveFocus();
  expect(await social.findAllByRole('img', { name: /^Publicação/ })).toHaveLength(4);
  expect(await social.findAllByTitle(/^Vídeo/)).toHaveLength(2);
  const frame = await social.findByTitle<HTMLIFrameElement>(/Facebook/);
  expect(frame.src).toMatch(/^https:\/\/www\.facebook\.com\/plugins/);
});

it('logs what keeps a feed from coming (B 8)', async () => {
  mockApi({ ...answers, 'GET /social/youtube': [] });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await openRoute(routes, '/');
  await user.click(await screen.findByRole('button', { name: 'Mostrar as publicações' }));
  expect(await screen.findByText('Não foi possível carregar o Instagram')).toBeVisible();
  expect(logged.mock.calls).toContainEqual([expect.objectContaining({ message: 'fora do ar' })]);
  logged.mockRestore();
});

it('shows the failure, and after a retry two news items, emphasised ones first, with truncated titles', async () => {
  let answer = respondWithError(503, { message: 'fora do ar' });
  mockApi({ ...answers, 'GET /home': () => answer() });
  const { user } = await openRoute(routes, '/');
  const news = await region('Últimas notícias');
  const retry = await news.findByRole('button', { name: 'Tentar de novo' });
  answer = () => Response.json({ data: home });
  await user.click(retry);
  const cards = (await news.findAllByRole('article')).map((card) => within(card));
  expect(cards.map((card) => hrefOf(card.getByRole('link')))).toEqual([
    '/noticias/destaque',
    '/noticias/comum',
  ]);
  expect(cards[0]?.getByText('Inscrições abertas: 640 vagas gratuitas em oito…')).toBeInTheDocument();
});
