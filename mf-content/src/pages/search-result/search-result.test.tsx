import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { aContent } from '@portal/tooling/testing/builders/content';
import { aCatalogueClass, aCatalogueCourse } from '@portal/tooling/testing/builders/course';
import { mockApi, openRoute } from '@portal/tooling/testing/open-route';
import { routes } from '@portal/tooling/testing/routes';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

const nothingFound = () => screen.findByText('Não há resultados para a pesquisa');
const nearest = () => screen.queryByRole('region', { name: /^O mais próximo que temos/ });

it('shows the first 4 results of a section with links, shows the corrected text, and restarts with another text', async () => {
  const contents = Array.from({ length: 61 }, (_, id) => aContent({ id }));
  const received = mockApi({
    'GET /search-global': { contents, galleries: [{ id: 1, event: 'Feira' }], didYouMean: ['feira'] },
  });
  const { user, address, container } = await openRoute(routes, '/searchResult?search=fera');
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent('Resultado da busca por “fera”');
  const section = within(await screen.findByRole('region', { name: /^Notícias/ }));
  expect(section.getAllByRole('listitem')).toHaveLength(4);
  await user.click(section.getByRole('button', { name: 'ver mais...' }));
  expect(section.getAllByRole('listitem')).toHaveLength(60);
  expect(section.getByText(/^Aqui estão os 60 primeiros/)).toBeVisible();
  expect(section.getByRole('button', { name: 'ver menos...' })).toBeVisible();
  expect(within(screen.getByRole('region', { name: /^Galerias/ })).queryByRole('button')).toBeNull();
  expect(received[0]?.query.get('search')).toBe('fera');
  const sections = within(screen.getByRole('navigation', { name: 'Seções do resultado' }));
  const links = sections.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Notícias (mais de 60)', 'Galerias (1)']);
  for (const link of links) expect(container.querySelector(link.getAttribute('href') ?? '')).toBeVisible();
  const understood = screen.getByRole('link', { name: 'feira' });
  expect(understood).toHaveAttribute('href', '/searchResult?search=feira');
  await user.type(screen.getByRole('searchbox'), 's{Enter}');
  await waitFor(() => expect(address()).toBe('/searchResult?search=feras'));
  expect(await screen.findByRole('button', { name: 'ver mais...' })).toBeVisible();
});

it('cuts a long text in the heading, and searches for all of it', async () => {
  const text = 'costura '.repeat(20).trim();
  const received = mockApi({ 'GET /search-global': {} });
  await openRoute(routes, `/searchResult?${new URLSearchParams({ search: text })}`);
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toMatch(/^Resultado da busca por “(costura ?){7}…”$/);
  expect(received[0]?.query.get('search')).toBe(text);
});

it('without results reports that, shows similar ones and offers notifications', async () => {
  mockApi({ 'GET /search-global': { nearest: { sigCourses: [{ id: 3, title: 'Barbeiro' }] } } });
  const { container } = await openRoute(routes, '/searchResult?search=barbeiro%20em%20marte');
  expect(await nothingFound()).toBeVisible();
  const link = within(nearest() as HTMLElement).getByRole('link', { name: 'Barbeiro' });
  expect(link).toHaveAttribute('href', '/detalhes/3');
  const tell = screen.getByRole('link', { name: 'Avise-me quando houver um curso assim' });
  expect(tell).toHaveAttribute('href', '/interesse?name=barbeiro%20em%20marte');
  expect(await accessibilityProblems(container)).toEqual([]);
});

it('searches the schedule for a similar title if the server returns no similar results', async () => {
  const courses = [aCatalogueCourse({ title: 'Cozinheiro' })];
  const found = { total: 1, page: 1, pages: 1, facets: {}, groups: [{ axis: null, total: 1, courses }] };
  mockApi({
    'GET /search-global': {},
    'GET /courses-search': ({ query }) =>
      query.get('title') === 'cosinheiro' ? Response.json({ data: found }) : new Response(),
  });
  await openRoute(routes, '/searchResult?search=cosinheiro');
  expect(await screen.findByRole('link', { name: 'Cozinheiro' })).toHaveAttribute('href', '/detalhes/1');
});

it('leads from a process that is not there to those that are, and stands without the schedule', async () => {
  mockApi({ 'GET /search-global': {} });
  await openRoute(routes, '/searchResult?search=edital%20999');
  expect(await nothingFound()).toBeVisible();
  expect(screen.getByRole('link', { name: /editais de cursos gratuitos/ })).toHaveAttribute('href', '/psg');
  expect(nearest()).toBeNull();
});

it('has all courses of a unit that the text finds, from all pages of the schedule', async () => {
  const page = (id: number, modality: number) => ({
    total: 2,
    page: id,
    pages: 2,
    facets: {},
    groups: [{ axis: null, total: 2, courses: [aCatalogueCourse({ id, modality })] }],
  });
  mockApi({
    'GET /search-global': {},
    'GET /courses-search': ({ query }) =>
      Response.json({ data: query.get('page') === '2' ? page(2, 1) : page(1, 2) }),
  });
  await openRoute(routes, '/searchResult?search=tecnico&unit=Santana');
  expect(await screen.findByRole('link', { name: 'Outros cursos (1)' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cursos livres (1)' })).toBeVisible();
});

it('sends no request for an empty text, and links a unit without a text to its courses', async () => {
  const received = mockApi({});
  await openRoute(routes, '/searchResult?search=%20&unit=Santana');
  expect(await screen.findByText('Digite o que você procura')).toBeVisible();
  const courses = screen.getByRole('link', { name: 'Ver os cursos da unidade Santana' });
  expect(courses).toHaveAttribute('href', '/cursos?unit=Santana');
  expect(received).toEqual([]);
});

const regionOf = async (name: string) =>
  within(await screen.findByRole('region', { name: new RegExp(`^${name}`) }));
const titlesIn = async (name: string) =>
  (await regionOf(name)).getAllByRole('link').map(({ textContent }) => textContent);

it('has the three best results of all kinds first, as the server ranks them', async () => {
  mockApi({
    'GET /search-global': {
      contents: [{ ...aContent({ title: 'Barbearia solidária' }), rank: 0 }],
      faqs: [{ question: 'Barbeiro precisa de curso?', type: 1, rank: 1 }],
      sigCourses: [{ id: 3, title: 'Barbeiro', rank: 3 }],
      units: [],
      psgSelectionProcess: [
        { id: 4, name: 'PSG 4', status: 3, rank: 1 },
        { id: 5, name: 'PSG 5', status: 1, rank: 1 },
      ],
    },
  });
  await openRoute(routes, '/searchResult?search=barbearia');
  expect(await titlesIn('Melhores resultados')).toEqual(['Barbeiro precisa de curso?', 'PSG 5', 'Barbeiro']);
});

it('shows courses first if the search was for these, and reports if there are none', async () => {
  mockApi({
    'GET /search-global': ({ query }) =>
      Response.json({
        data: {
          units: [],
          contents: [{ ...aContent({ title: 'Notícia de barbeiro' }), rank: 0 }],
          ...(query.get('search') === 'barbeiro' && { sigCourses: [{ id: 3, title: 'Barbeiro', rank: 0 }] }),
        },
      }),
  });
  const { user } = await openRoute(routes, '/searchResult?search=barbeiro&assunto=cursos');
  expect(await titlesIn('Cursos encontrados')).toEqual(['Barbeiro']);
  await user.type(screen.getByRole('searchbox'), 's{Enter}');
  expect(screen.queryByText(/^Nenhum curso com/)).toBeNull();
  await openRoute(routes, '/searchResult?search=feira&assunto=cursos');
  expect(await screen.findByText(/^Nenhum curso com “feira”/)).toBeVisible();
});

it('lists other units if the selected one has no such course', async () => {
  const courses = [
    aCatalogueCourse({
      title: 'Barbeiro',
      classes: [
        aCatalogueClass({ nomeUnidadeOperativa: 'Macapá', dataPeriodoExecucaoInicial: '2090-12-03' }),
      ],
    }),
  ];
  const page = (found: typeof courses) => ({
    total: found.length,
    page: 1,
    pages: 1,
    facets: {},
    groups: [{ axis: null, total: found.length, courses: found }],
  });
  mockApi({
    'GET /search-global': { units: [] },
    'GET /units': [],
    'GET /courses-search': ({ query }) => Response.json({ data: page(query.get('unit') ? [] : courses) }),
  });
  await openRoute(routes, '/searchResult?search=barbeiro&unit=Santana');
  const sentence = await screen.findByText(/^Não há curso com “barbeiro” na unidade Santana/);
  expect(sentence).toHaveTextContent('; na unidade Macapá há 1, dia 03/12/2090.');
  expect(within(sentence).getByRole('link')).toHaveAttribute(
    'href',
    '/searchResult?search=barbeiro&unit=Macap%C3%A1',
  );
  expect(await titlesIn('Em outras unidades')).toEqual(['Barbeiro']);
  expect(screen.queryByText(/^Confira a grafia/)).toBeNull();
});

it('searches the lists itself if the server does not', async () => {
  mockApi({
    'GET /search-global': { galleries: [{ id: 1, event: 'Dia do boleto' }] },
    'GET /faqs': ({ query }) =>
      Response.json({
        data: query.get('type') === '1' ? [{ question: 'Posso parcelar?', answer: '<p>No boleto.</p>' }] : [],
      }),
    'GET /units': [{ name: 'Macapá' }],
  });
  await openRoute(routes, '/searchResult?search=boleto');
  const [link] = (await regionOf('Perguntas frequentes')).getAllByRole('link');
  expect(link).toHaveAttribute('href', '/faq?tipo=1#posso-parcelar');
  expect(await titlesIn('Melhores resultados')).toEqual(['Posso parcelar?', 'Dia do boleto']);
});

it("finds the portal's pages by title and terms, and everything else without their list", async () => {
  const pages = [{ path: '/visita', title: 'Visite o Senac', searchTerms: 'agendamento' }];
  let isUp = true;
  const respond = vi.fn(() => (isUp ? Response.json(pages) : new Response(null, { status: 503 })));
  mockApi({ 'GET /search-global': { galleries: [{ id: 1, event: 'Agendamento' }] } });
  const api = fetch;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    url === '/senac-portal/pages.json' ? respond() : api(url, init),
  );
  const first = await openRoute(routes, '/searchResult?search=agendamento');
  const link = (await regionOf('Páginas')).getByRole('link', { name: 'Visite o Senac' });
  expect(link).toHaveAttribute('href', '/visita');
  await first.user.type(screen.getByRole('searchbox'), 's{Enter}');
  await waitFor(() => expect(first.address()).toBe('/searchResult?search=agendamentos'));
  expect(respond).toHaveBeenCalledTimes(1);
  first.unmount();
  isUp = false;
  await openRoute(routes, '/searchResult?search=agendamento');
  expect(await titlesIn('Galerias')).toEqual(['Agendamento']);
  expect(screen.queryByRole('region', { name: /^Páginas/ })).toBeNull();
});
