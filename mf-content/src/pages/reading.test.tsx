import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '@portal/contract/endpoints/home';
import { timeline } from '@portal/contract/institution/history';
import { aContent, aPage } from '@portal/tooling/testing/builders/content';
import { aClass, aCourse } from '@portal/tooling/testing/builders/course';
import { mockApi, openRoute } from '@portal/tooling/testing/open-route';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import routes from '../routes.tsx';

const device = vi.hoisted(() => ({ kept: ['/detalhes/1', '/detalhes/2'] }));
vi.mock('@portal/client/offline/offline-pages', () => ({
  listOfflinePages: async () =>
    device.kept.map((address) => ({ address, title: address, keptAt: 0, owner: null })),
  deleteOfflinePages: async (isMeant: (page: { address: string }) => boolean) => {
    device.kept = device.kept.filter((address) => !isMeant({ address }));
  },
}));

it('a page saved offline can be removed, and the focus stays with the others', async () => {
  const { user } = await openRoute(routes, '/guardados');
  await user.click(await screen.findByRole('button', { name: 'Remover /detalhes/1' }));
  const list = within(screen.getByRole('list', { name: 'Páginas guardadas' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  expect(document.body).not.toHaveFocus();
  expect(document.activeElement).toContainElement(
    screen.getByRole('button', { name: 'Remover /detalhes/2' }),
  );
});

describe('a gallery', () => {
  const gallery = {
    id: 31,
    event: 'Formatura',
    status: 'P',
    published_at: '2026-05-04T17:30:00-03:00',
    views: 640,
    cover_image: 'g/1.svg',
    images: [{ image: 'g/1.svg' }, { image: 'g/2.svg' }],
  };

  it('the list shows published galleries only, and is searched by event on the server', async () => {
    const received = mockApi({ 'GET /galleries': [gallery, { ...gallery, id: 32, status: 'R' }] });
    const { user, address } = await openRoute(routes, '/gallery');
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('link', { name: /Ver mais.*Formatura/ })).toHaveAttribute('href', '/gallery/31');
    expect(screen.getByText('640 visualizações')).toBeVisible();
    await user.type(screen.getByLabelText('Buscar um evento'), 'forma');
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    await waitFor(() => expect(address()).toBe('/gallery?event=forma'));
    expect(received.at(-1)?.query.get('event')).toBe('forma');
    expect(await screen.findByText('1 resultado')).toHaveAttribute('role', 'status');
  });

  it('a gallery counts one view; its images are links to their files, and open enlarged', async () => {
    const received = mockApi({ 'GET /galleries/31': gallery, 'PUT /gallery-views/31': null });
    const { user } = await openRoute(routes, '/gallery/31');
    const link = await screen.findByRole('link', { name: /imagem 2 de 2/ });
    expect(link).toHaveAttribute('href', '/storage/g/2.svg');
    await user.click(link);
    const dialog = within(screen.getByRole('dialog', { name: 'Formatura' }));
    expect(dialog.getByRole('img', { name: 'Formatura, imagem 2 de 2' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Próxima' }));
    expect(dialog.getByRole('img', { name: 'Formatura, imagem 1 de 2' })).toBeVisible();
    await user.keyboard('{ArrowLeft}');
    expect(dialog.getByRole('img', { name: 'Formatura, imagem 2 de 2' })).toBeVisible();
    await waitFor(() =>
      expect(received.filter(({ call }) => call === 'PUT /gallery-views/31')).toHaveLength(1),
    );
  });

  it('a picture has its caption and credit, and its file can be downloaded', async () => {
    const images = [{ image: 'g/1.svg', caption: 'A turma na orla', credit: 'Ana Souza' }];
    mockApi({ 'GET /galleries/33': { ...gallery, images }, 'PUT /gallery-views/33': null });
    const { user } = await openRoute(routes, '/gallery/33');
    expect(await screen.findByText('A turma na orla')).toBeVisible();
    expect(screen.getByText('Foto: Ana Souza')).toBeVisible();
    await user.click(screen.getByRole('link', { name: /A turma na orla/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Formatura' }));
    expect(dialog.getByText('Foto: Ana Souza')).toBeVisible();
    const download = dialog.getByRole('link', { name: 'Baixar imagem' });
    expect(download).toHaveAttribute('href', '/storage/g/1.svg');
    expect(download).toHaveAttribute('download');
  });

  it('an unpublished gallery is not found at its path either, and counts no view', async () => {
    const received = mockApi({ 'GET /galleries/31': { ...gallery, status: 'R' } });
    await openRoute(routes, '/gallery/31');
    expect(await screen.findByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
    expect(screen.queryByText('Formatura')).toBeNull();
    expect(received.map(({ call }) => call)).not.toContain('PUT /gallery-views/31');
  });
});

describe('the news', () => {
  const item = (slug: string, changes: Partial<Content> = {}) =>
    aContent({ slug, title: `Título ${slug}`, published_at: '2026-05-04T09:30:00-03:00', ...changes });
  const hrefsOf = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));

  it('are listed with date and time, emphasised ones first, and searched by a keyword of the address', async () => {
    const contents = [item('a', { subtitle: 'Saúde' }), item('bb', { emphasis: 1 })];
    mockApi({ 'GET /pages': [aPage({ contents })] });
    const { user, address } = await openRoute(routes, '/noticias');
    const cards = await screen.findAllByRole('article');
    expect(hrefsOf(cards.map((card) => within(card).getByRole('link')))).toEqual([
      '/noticias/bb',
      '/noticias/a',
    ]);
    for (const text of ['04/05/2026', '09:30', 'Continue lendo...']) expect(cards[0]).toHaveTextContent(text);
    await user.type(screen.getByLabelText('Buscar nas notícias'), 'saude{Enter}');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(address()).toBe('/noticias?busca=saude');
    await waitFor(() => expect(screen.getByLabelText('Buscar nas notícias').closest('search')).toHaveFocus());
    expect(screen.getByText('1 resultado')).toHaveAttribute('role', 'status');
  });

  it('show text, date, views and tags, count one view, and have the last 3 others beside them', async () => {
    const body = { descritive: '<p>Corpo da notícia</p>', views: 1874, tags: ['PSG'], image: 'n/a.svg' };
    const read = item('a', { id: 71, ...body });
    const long = { title: 'T'.repeat(60), subtitle: 'S'.repeat(70) };
    const others = [1, 2, 3, 4, 5].map((day) =>
      item(`outra-${day}`, { ...long, published_at: `2026-06-0${day}` }),
    );
    const received = mockApi({
      'GET /contents/a': read,
      'GET /pages': [aPage({ contents: [read, ...others] })],
      'PUT /content-views/71': null,
    });
    await openRoute(routes, '/noticias/a');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Título a');
    expect(screen.getByText('Corpo da notícia')).toBeVisible();
    expect(screen.getByText('04/05/2026 às 09:30')).toBeVisible();
    expect(screen.getByText('1.874 visualizações')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Etiquetas' })).getByText('PSG')).toBeVisible();
    expect(received.filter(({ call }) => call === 'PUT /content-views/71')).toHaveLength(1);
    const aside = within(await screen.findByRole('complementary', { name: 'Notícias Recentes' }));
    expect(hrefsOf(await aside.findAllByRole('link'))).toEqual([
      '/noticias/outra-5',
      '/noticias/outra-4',
      '/noticias/outra-3',
    ]);
    expect(aside.getAllByText(`${'T'.repeat(48)}…`)).toHaveLength(3);
    expect(aside.getAllByText(`${'S'.repeat(60)}…`)).toHaveLength(3);
  });
});

it('the pictures of the history go from 1946 to 2017 by the dates of the institution (A 2.6)', () => {
  const years = timeline.map(({ year }) => year);
  expect([years[0], years.at(-1)]).toEqual([1946, 2017]);
  expect(years).toEqual([...new Set(years)].sort((one, other) => one - other));
  expect(years).toEqual(expect.arrayContaining([1974, 1998]));
  const drawings = readFileSync(path.join(import.meta.dirname, 'history/scenes.svg'), 'utf8');
  expect([...drawings.matchAll(/(?<=id="y)\d+/g)].map(Number)).toEqual(years);
});

describe('a unit', () => {
  const units = [
    { name: 'Macapá', address: 'Rua A, 1', phone: '9632140100' },
    {
      name: 'Oiapoque',
      address: 'Rua B, 2',
      phone: '96991400600',
      whatsapp: '96991400601',
      opening_hours: ['Segunda a sexta, 8h às 18h'],
      map_url: 'https://mapa.example/oiapoque',
    },
  ];
  const course = aCourse({
    id: 7,
    title: 'Francês na Fronteira',
    classes: [
      aClass({
        planoDoCursoId: 70,
        nomeUnidadeOperativa: 'Oiapoque',
        dataDeEncerramentoPresencial: '2090-01-01',
      }),
    ],
  });

  it('has hours, map, phone, WhatsApp and its own open courses, each with a link to its class', async () => {
    const received = mockApi({ 'GET /units': units, 'GET /courses-sig': [course] });
    const { container } = await openRoute(routes, '/unidades/oiapoque');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Unidade Oiapoque');
    expect(screen.getByText('Segunda a sexta, 8h às 18h')).toBeVisible();
    const hrefOf = (name: RegExp) => screen.getAllByRole('link', { name })[0]?.getAttribute('href');
    expect(hrefOf(/Ver no mapa/)).toBe('https://mapa.example/oiapoque');
    expect(hrefOf(/99140-0600/)).toBe('tel:+5596991400600');
    expect(hrefOf(/WhatsApp/)).toMatch(/^https:\/\/wa\.me\/5596991400601\?text=/);
    expect(await screen.findByRole('link', { name: /Francês/ })).toHaveAttribute(
      'href',
      '/detalhes/7?turma=70',
    );
    expect(received.find(({ call }) => call === 'GET /courses-sig')?.query.get('unit')).toBe('Oiapoque');
    expect(container.querySelector('iframe')).toBeNull();
  });

  it('shows no vacancies of a class with enrolment only at the unit', async () => {
    const atUnit = course.classes.map((each) => ({ ...each, dataDeEncerramentoOnline: '2020-01-01' }));
    mockApi({ 'GET /units': units, 'GET /courses-sig': [{ ...course, classes: atUnit }] });
    await openRoute(routes, '/unidades/oiapoque');
    expect(
      await screen.findByText(/^Matrícula on-line encerrada em 01\/01\/2020; na unidade até/),
    ).toBeVisible();
    expect(screen.queryByText(/\d vagas/)).toBeNull();
  });

  it('is linked from the list, which shows a map for the unit whose address is plain text', async () => {
    mockApi({ 'GET /units': units });
    await openRoute(routes, '/unidades');
    expect(await screen.findByRole('link', { name: 'Oiapoque' })).toHaveAttribute(
      'href',
      '/unidades/oiapoque',
    );
    expect(screen.getAllByRole('link', { name: /Ver no mapa/ })).toHaveLength(1);
  });

  it('of another name is not found', async () => {
    mockApi({ 'GET /units': units });
    await openRoute(routes, '/unidades/belem');
    expect(await screen.findByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver todas as unidades' })).toBeVisible();
  });
});

it('a page of the menus leads to its actions: a form, a phone, a file', async () => {
  const links = [
    { label: 'Pedir uma proposta', url: '/senac-portal/psa' },
    { label: 'Ligar', url: 'tel:+559632140100' },
    { label: 'Tabela (PDF)', url: 'documents/tabela.pdf' },
    { label: 'Outra', url: 'javascript:alert(1)' },
  ];
  const contents = [aContent({ title: 'Cursos sob Medida', descritive: '<p>Texto</p>', type: 2, links })];
  mockApi({
    'GET /pages': [aPage({ name: 'PARA_EMPRESA', children: [{ name: 'Cursos sob Medida', contents }] })],
  });
  await openRoute(routes, '/subPages/Cursos sob Medida');
  const list = within((await screen.findByRole('link', { name: 'Ligar' })).closest('ul') as HTMLElement);
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/psa',
    'tel:+559632140100',
    '/storage/documents/tabela.pdf',
  ]);
});

it.each(['/FaleConosco', '/psa'])('%s has phone, WhatsApp and hours of the first unit', async (path) => {
  mockApi({
    'GET /home': { settings: {} },
    'GET /units': [
      {
        name: 'Macapá',
        phone: '9632140100',
        whatsapp: '96991400100',
        opening_hours: ['Segunda a sexta, 8h às 21h'],
      },
    ],
  });
  await openRoute(routes, path);
  const region = within(await screen.findByRole('region', { name: /Unidade Macapá/ }));
  expect(region.getByRole('link', { name: '(96) 3214-0100' })).toHaveAttribute('href', 'tel:+559632140100');
  expect(region.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
  expect(region.getByText('Segunda a sexta, 8h às 21h')).toBeVisible();
});

it('the contact page shows no contact of a unit that the server does not know', async () => {
  mockApi({ 'GET /home': { settings: {} }, 'GET /units': [] });
  await openRoute(routes, '/psa');
  expect(await screen.findByRole('heading', { name: 'Antes de escrever' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /Unidade/ })).toBeNull();
});

describe('the routes', () => {
  const content = aContent({ slug: 'a', title: 'Salão-Escola', descritive: '<p>Texto</p>', type: 2 });
  const answers = {
    'GET /home': { settings: {} },
    'GET /units': [{ name: 'Macapá', address: 'Rua A, 1', phone: '96991400400', email: 'a@exemplo.com' }],
    'GET /pages': [aPage({ name: 'PARA_VOCE', children: [{ name: 'Salão-Escola', contents: [content] }] })],
    'GET /contents/a': content,
    'GET /documents': [{ title: 'Regimento', personal_annex_url: 'd/r.pdf', published_at: '2026-03-02' }],
  };

  it.each([
    ['/QuemSomos', 'Quem somos', 'Nossos Valores'],
    ['/unidades', 'Unidades', '(96) 99140-0400'],
    ['/historia', 'História', 'Nasce o Senac'],
    ['/politicas', 'Política de privacidade', 'Encarregado pelos dados'],
    ['/seus-dados', 'Seus dados, seus direitos', '5 anos após o resultado ou o encerramento do processo'],
    ['/banco_de_oportunidades', 'Banco de Oportunidades', 'Para empresas'],
    ['/jovem_aprendiz', 'Jovem Aprendiz', 'Como é o contrato'],
    ['/biblioteca', 'Biblioteca', 'Até 3 obras diferentes, por 7 dias.'],
    ['/socialMedia', 'Redes sociais', 'Publicações'],
    ['/arquivos', 'Arquivos', '02/03/2026'],
    ['/pages/Salão-Escola', 'Salão-Escola', 'Continue lendo...'],
    ['/pages/a/Salão-Escola', 'Salão-Escola', 'Texto'],
    ['/subPages/Salão-Escola', 'Salão-Escola', 'Texto'],
  ])('%s is headed by %j and says %j', async (path, heading, words) => {
    mockApi(answers);
    await openRoute(routes, path);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(document.body).toHaveTextContent(words);
  });
});
