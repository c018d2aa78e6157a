import { aContent, aPage } from '@portal/tooling/testing/builders/content';
import { aHome } from '@portal/tooling/testing/builders/home';
import { openRoute, serve } from '@portal/tooling/testing/open-route';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import routes from '../../routes.tsx';

const longTitle = 'Inscrições abertas: 640 vagas gratuitas em oito municípios do Amapá';

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
        aContent({ id: 1, slug: 'comum', title: 'Notícia comum' }),
        aContent({ id: 2, slug: 'destaque', title: longTitle, emphasis: 1 }),
        aContent({ id: 3, slug: 'terceira', title: 'Terceira notícia' }),
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
  'GET /courses-search': { total: 3, page: 1, pages: 1, groups: [], facets: { units } },
};

afterEach(() => vi.unstubAllGlobals());

const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the home page', () => {
  it('promises first, and searches everything, courses by their unit', async () => {
    serve(answers);
    const { user, address } = await openRoute(routes, '/');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Aprenda uma profissão');
    await user.type(screen.getByLabelText('O que você quer aprender?'), ' libras ');
    const where = screen.getByLabelText('Onde?');
    await within(where).findByRole('option', { name: 'Santana' });
    expect(within(where).queryByRole('option', { name: 'Oiapoque' })).toBeNull();
    await user.selectOptions(where, 'Santana');
    await user.click(screen.getByRole('button', { name: 'Buscar curso' }));
    await waitFor(() => expect(address()).toBe('/searchResult?search=libras&unit=Santana'));
  });

  it('keeps empty fields out of the address, and works as a plain form', async () => {
    serve(answers);
    const { user, address } = await openRoute(routes, '/');
    const field = await screen.findByLabelText('O que você quer aprender?');
    expect(field.closest('form')).toHaveAttribute('action', '/searchResult');
    expect(field.closest('form')).toHaveAttribute('method', 'get');
    await user.click(screen.getByRole('button', { name: 'Buscar curso' }));
    await waitFor(() => expect(address()).toBe('/cursos'));
  });

  it('shows the banners of position 1 in the carousel and of position 2 in a list, each with its link', async () => {
    serve(answers);
    await openRoute(routes, '/');
    const carousel = await region('Destaques');
    const links = carousel.getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/cursos', 'https://psg.exemplo.com/']);
    const middle = await region('Perto de você');
    expect(middle.getByRole('link')).toHaveAttribute('href', '/biblioteca');
    expect(screen.queryByText('Flutuante')).not.toBeInTheDocument();
  });

  it('leads with each of the eight areas to its courses', async () => {
    serve(answers);
    await openRoute(routes, '/');
    const areas = await region('Escolha uma área');
    expect(areas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['Comércio', 'Saúde', 'Educacional', 'Tecnologia', 'Gastronomia', 'Alimentos', 'Moda', 'Beleza'].map(
        (seg) => `/cursos?${new URLSearchParams({ seg })}`,
      ),
    );
  });

  it('shows two news items, emphasised ones first, with titles cut at 50 characters', async () => {
    serve(answers);
    await openRoute(routes, '/');
    const news = await region('Últimas notícias');
    const cards = news.getAllByRole('article');
    expect(cards).toHaveLength(2);
    expect(cards[0]).toHaveTextContent(longTitle);
    const cut = within(cards[0] as HTMLElement).getByText(/…$/);
    expect([...(cut.textContent ?? '')].length).toBeLessThanOrEqual(51);
    expect(news.getByRole('link', { name: /Ver todas/ })).toHaveAttribute('href', '/noticias');
    expect(within(cards[0] as HTMLElement).getByRole('link')).toHaveAttribute('href', '/noticias/destaque');
  });

  it('offers the five ways of the quick-access block', async () => {
    serve(answers);
    await openRoute(routes, '/');
    const ways = await region('Acesso rápido');
    const hrefs = ways.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/psg', '/cursos-livres', 'https://www.ead.senac.br/', '/psa', '/pss']);
  });

  it('costs only its region when nobody fills the slot of open courses', async () => {
    serve(answers);
    await openRoute(routes, '/');
    const courses = await region('Inscrições abertas');
    expect(courses.getByRole('link', { name: /Ver todos/ })).toHaveAttribute('href', '/cursos-livres');
    expect(await courses.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  });

  it('asks no social network before the visitor agrees, then shows 4 posts and 2 videos', async () => {
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
    const received = serve({ ...answers, 'GET /social/instagram': posts, 'GET /social/youtube': videos });
    const { user } = await openRoute(routes, '/');
    const social = await region('Senac nas redes');
    expect(received.some(({ call }) => call.includes('social'))).toBe(false);
    await user.click(social.getByRole('button', { name: 'Mostrar as publicações' }));
    expect(await social.findAllByRole('img', { name: /^Publicação/ })).toHaveLength(4);
    expect(await social.findAllByTitle(/^Vídeo/)).toHaveLength(2);
    expect(await social.findByTitle(/Facebook/)).toHaveAttribute(
      'src',
      expect.stringContaining('facebook.com/plugins'),
    );
  });

  it('says that Facebook does not answer, where it would be empty, and leads there', async () => {
    serve({ ...answers, 'GET /social/instagram': [], 'GET /social/youtube': [] });
    const api = globalThis.fetch;
    vi.stubGlobal('fetch', (input: Parameters<typeof fetch>[0], init?: RequestInit) =>
      String(input).startsWith('https://www.facebook.com/')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : api(input, init),
    );
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = await openRoute(routes, '/');
    const social = await region('Senac nas redes');
    await user.click(social.getByRole('button', { name: 'Mostrar as publicações' }));
    expect(await social.findByText('Não foi possível carregar o Facebook')).toBeVisible();
    expect(social.queryByTitle(/Facebook/)).toBeNull();
    expect(social.getByRole('link', { name: /^Abrir a página no Facebook/ })).toHaveAttribute(
      'href',
      home.settings.facebook_url,
    );
  });

  it('says what failed, and tries again', async () => {
    const received = serve({ 'GET /courses-search': answers['GET /courses-search'] });
    const { user } = await openRoute(routes, '/');
    const news = await region('Últimas notícias');
    const before = received.filter(({ call }) => call === 'GET /home').length;
    await user.click(await news.findByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() =>
      expect(received.filter(({ call }) => call === 'GET /home').length).toBeGreaterThan(before),
    );
  });
});

describe('other addresses', () => {
  it('that nobody owns show the home page with a notice', async () => {
    serve(answers);
    await openRoute(routes, '/nada/disto');
    expect(await screen.findByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: /^Aprenda uma profissão/ })).toBeVisible();
  });

  it('/home leads to /', async () => {
    serve(answers);
    const { address } = await openRoute(routes, '/home');
    await waitFor(() => expect(address()).toBe('/'));
  });
});
