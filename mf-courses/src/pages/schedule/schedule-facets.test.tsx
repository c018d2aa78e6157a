import type { Course } from '@portal/shared/contract/courses';
import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { aClass, aCourse } from '@portal/tooling/testing/builders/course';
import { openRoute, refuse, serve } from '@portal/tooling/testing/open-route';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import routes from '../../routes.tsx';
import { searchable } from '../../testing/course-answers.ts';

const evening = aClass({ horarios: ['Segunda a sexta, 19h às 22h'] });
const morning = aClass({
  horarios: ['Segunda a sexta, 8h às 12h'],
  nomeUnidadeOperativa: 'Santana',
  preco: 90,
});
const courses = [
  aCourse({ classes: [evening] }),
  aCourse({ id: 2, title: 'Vendedor', classes: [morning] }),
  aCourse({
    id: 3,
    title: 'Cozinheiro',
    axis_technology: 'Turismo',
    segment: 'Gastronomia',
    classes: [morning],
  }),
];
const many = Array.from({ length: 60 }, (_, place) =>
  aCourse({ id: place + 1, title: `Oficina ${String(place + 1).padStart(2, '0')}` }),
);

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

async function open(at: string, listed: readonly Course[] = courses) {
  const received = serve(searchable(listed));
  return { received, ...(await openRoute(routes, at)) };
}

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const spaced = (text: string | null) => text?.replace(/\s+/g, ' ').trim();
const facet = (name: string) => {
  const summary = screen.getByText(name, { selector: 'summary' });
  const details = summary.closest('details') as HTMLDetailsElement;
  return { summary, details, links: within(details) };
};

describe('a facet', () => {
  it('offers its values as links with the number of courses behind each', async () => {
    const { container } = await open('/cursos');
    const links = facet('Turno').links.getAllByRole('link', { hidden: true });
    expect(links.map((link) => [spaced(link.textContent), link.getAttribute('href')])).toEqual([
      ['Manhã 2 cursos', '/cursos?shift=manha'],
      ['Noite 1 curso', '/cursos?shift=noite'],
    ]);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('narrows the list, makes way for it, and keeps the place of the keyboard', async () => {
    const { user, address } = await open('/cursos?seg=Com%C3%A9rcio');
    await user.click(facet('Turno').summary);
    await user.click(facet('Turno').links.getByRole('link', { name: /^Manhã/ }));
    await waitFor(() => expect(titles()).toEqual(['Vendedor']));
    expect(address()).toBe('/cursos?seg=Com%C3%A9rcio&shift=manha');
    expect(facet('Turno').details).not.toHaveAttribute('open');
    expect(facet('Turno').summary).toHaveFocus();
    expect(screen.getByText('1 curso encontrado', { selector: '[role=status]' })).toBeInTheDocument();
  });

  it('closes on Escape, and when one presses elsewhere', async () => {
    const { user } = await open('/cursos');
    const { summary, details } = facet('Turno');
    details.open = true;
    summary.focus();
    await user.keyboard('{Escape}');
    expect(details).not.toHaveAttribute('open');
    expect(summary).toHaveFocus();
    details.open = true;
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(details).not.toHaveAttribute('open');
  });

  it('is given up by its chosen value, or by its chip', async () => {
    const { user, address } = await open('/cursos?unit=santana&shift=manha&sort=preco');
    const chosen = facet('Turno').links.getByRole('link', {
      name: /^Manhã \(remover filtro\)/,
      hidden: true,
    });
    expect(chosen).toHaveAttribute('href', '/cursos?unit=santana&sort=preco');
    const chips = within(screen.getByRole('list', { name: 'Filtros ativos' })).getAllByRole('link');
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      'Remover filtro Unidade: Santana',
      'Remover filtro Turno: Manhã',
    ]);
    await user.click(screen.getByRole('link', { name: 'Remover filtro Turno: Manhã' }));
    await waitFor(() => expect(address()).toBe('/cursos?unit=santana&sort=preco'));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'lista'));
  });

  it('leaves out what leads nowhere; tabs and selects stay as they are', async () => {
    await open('/cursos?shift=noite');
    expect(screen.queryByText('Vagas', { selector: 'summary' })).toBeNull();
    const tabs = within(screen.getByRole('navigation', { name: 'Áreas' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Todos os cursos',
      'Comércio',
      'Gastronomia',
    ]);
    const units = within(screen.getByLabelText('Unidade')).getAllByRole('option');
    expect(units.map(({ textContent }) => textContent)).toEqual(['Todas', 'Macapá', 'Santana']);
  });

  it('stays in the address when the form searches', async () => {
    const { user, address } = await open('/cursos?shift=manha&sort=preco');
    await user.type(screen.getByLabelText('Título do curso'), 'coz');
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    await waitFor(() => expect(address()).toBe('/cursos?title=coz&shift=manha&sort=preco'));
  });
});

describe('order and pages', () => {
  it('are links; another order begins at the first page', async () => {
    await open('/cursos?title=oficina&page=2', many);
    expect(titles()[0]).toBe('Oficina 25');
    const order = facet('Ordem').links.getByRole('link', {
      name: /^Menor preço/,
      hidden: true,
    });
    expect(order).toHaveAttribute('href', '/cursos?title=oficina&sort=preco');
    const pages = within(screen.getByRole('navigation', { name: 'Páginas' })).getAllByRole('link');
    expect(pages.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Anterior', '/cursos?title=oficina#lista'],
      ['Página 1', '/cursos?title=oficina#lista'],
      ['Página 2', '/cursos?title=oficina&page=2#lista'],
      ['Página 3', '/cursos?title=oficina&page=3#lista'],
      ['Próxima', '/cursos?title=oficina&page=3#lista'],
    ]);
    expect(pages[2]).toHaveAttribute('aria-current', 'page');
  });

  it('are kept when what was found is asked for as a list, without another call', async () => {
    const { user, address, received } = await open('/cursos?title=oficina&page=2', many);
    expect(screen.getByRole('region', { name: 'Cursos encontrados' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Ver em lista' }));
    const list = await screen.findByRole('list', { name: 'Cursos encontrados' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(24);
    expect(address()).toBe('/cursos?title=oficina&view=lista&page=2');
    expect(received).toHaveLength(1);
    const back = screen.getByRole('link', { name: 'Ver em carrossel' });
    expect(back).toHaveAttribute('href', '/cursos?title=oficina&page=2');
  });

  it('shows eight courses of a long axis, and the rest behind Ver todos', async () => {
    await open('/cursos', many);
    expect(titles()).toHaveLength(8);
    expect(screen.queryByRole('navigation', { name: 'Páginas' })).toBeNull();
  });
});

describe('the search for a title', () => {
  it('forgives a slip, and says what it took it for', async () => {
    await open('/cursos?title=cozinhero');
    expect(titles()).toEqual(['Cozinheiro']);
    const meant = screen.getByText(/^Você quis dizer/);
    expect(within(meant).getByRole('link')).toHaveAttribute('href', '/cursos?title=cozinheiro');
  });

  it('suggests titles while one types, and searches the one that is picked', async () => {
    const { user, address, received } = await open('/cursos');
    const field = screen.getByRole('combobox', { name: 'Título do curso' });
    await user.type(field, 'vended');
    expect(await screen.findByRole('option', { name: 'Vendedor' })).toBeVisible();
    expect(received.filter(({ call }) => call === 'GET /courses-suggestions')).toHaveLength(1);
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/cursos?title=Vendedor'));
    expect(field).toHaveValue('Vendedor');
    expect(field).toHaveFocus();
  });
});

describe('in front of other servers', () => {
  it('searches by itself where the server has no search (A 7)', async () => {
    const missing = refuse(404, { message: 'Não encontrado' });
    serve({
      'GET /courses-search': missing,
      'GET /courses-suggestions': missing,
      'GET /courses-sig': courses,
    });
    const { user } = await openRoute(routes, '/cursos?shift=manha');
    expect(titles()).toEqual(['Vendedor', 'Cozinheiro']);
    await user.type(screen.getByLabelText('Título do curso'), 'coz');
    expect(await screen.findByRole('option', { name: 'Cozinheiro' })).toBeVisible();
  });

  it("offers an area's calendar where the server has one", async () => {
    serve({
      'GET /courses-search': async ({ query }) => {
        const answer = searchable(courses)['GET /courses-search']({ query });
        const { data } = await answer.json();
        data.groups[0].calendarUrl = '/api/v1/calendars/comercio.ics';
        return Response.json({ data });
      },
    });
    await openRoute(routes, '/cursos');
    const feeds = screen.getAllByRole('link', { name: /^Assinar calendário da área/ });
    expect(feeds.map((link) => link.getAttribute('href'))).toEqual([
      `webcal://${window.location.host}/api/v1/calendars/comercio.ics`,
    ]);
  });
});

/** A server whose lists of a shift wait. @returns lets them go */
function serveSlowShifts(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const answers = searchable(courses);
  serve({
    'GET /courses-search': async (request) => {
      if (request.query.has('shift')) await promise;
      return answers['GET /courses-search'](request);
    },
  });
  return resolve;
}

it('keeps the list in sight, dimmed; a slow server gives way to a skeleton, with all filters at hand', async () => {
  const release = serveSlowShifts();
  const { user } = await openRoute(routes, '/cursos');
  await user.click(facet('Turno').links.getByRole('link', { name: /^Manhã/, hidden: true }));
  const list = document.getElementById('lista');
  await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'true'));
  expect(titles()).toHaveLength(3);
  expect(await screen.findByText('Carregando os cursos…')).toBeInTheDocument();
  expect(titles()).toEqual([]);
  expect(screen.getByRole('link', { name: 'Remover filtro Turno: Manhã' })).toBeVisible();
  release();
  await waitFor(() => expect(titles()).toHaveLength(2));
});

it('adds a choice to the one before it, whose list is still on its way', async () => {
  const release = serveSlowShifts();
  const { user, address } = await openRoute(routes, '/cursos');
  await user.click(facet('Turno').links.getByRole('link', { name: /^Manhã/, hidden: true }));
  await waitFor(() => expect(document.getElementById('lista')).toHaveAttribute('aria-busy', 'true'));
  await user.click(facet('Ordem').links.getByRole('link', { name: /^Menor preço/, hidden: true }));
  release();
  await waitFor(() => expect(address()).toContain('sort=preco'));
  expect(address()).toContain('shift=manha');
});

it('says so when the next list cannot be had, and asks for it again', async () => {
  const answers = searchable(courses);
  let broken = true;
  serve({
    'GET /courses-search': (request) =>
      broken && request.query.has('shift')
        ? Response.json({ message: 'fora do ar' }, { status: 503 })
        : answers['GET /courses-search'](request),
  });
  const { user } = await openRoute(routes, '/cursos');
  await user.click(facet('Turno').links.getByRole('link', { name: /^Manhã/, hidden: true }));
  const retry = await screen.findByRole('button', { name: 'Tentar de novo' });
  broken = false;
  await user.click(retry);
  await waitFor(() => expect(titles()).toHaveLength(2));
});

it('says at once that there is no connection, and goes on by itself when it is back', async () => {
  serve(searchable(courses));
  const { user } = await openRoute(routes, '/cursos');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await user.click(facet('Turno').links.getByRole('link', { name: /^Manhã/, hidden: true }));
  expect(await screen.findByText('Você está sem conexão')).toBeVisible();
  vi.restoreAllMocks();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(titles()).toHaveLength(2));
});

describe('the sheet of filters', () => {
  it('has every filter and the order, counts at once, and holds when it is confirmed', async () => {
    const { user, address } = await open('/cursos?seg=Com%C3%A9rcio&shift=manha');
    await user.click(screen.getByRole('button', { name: 'Filtrar (2)' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Filtrar cursos' }));
    expect(
      sheet.getAllByRole('combobox').map((field) => (field as HTMLSelectElement).labels?.[0]?.textContent),
    ).toEqual(['Área', 'Eixo', 'Unidade', 'Cidade', 'Turno', 'Preço', 'Início', 'Vagas', 'Ordem']);
    expect(sheet.getByLabelText('Área')).toHaveValue('Comércio');
    expect(await sheet.findByRole('button', { name: 'Ver 1 curso' })).toBeVisible();
    await user.selectOptions(sheet.getByLabelText('Área'), '');
    expect(await sheet.findByRole('button', { name: 'Ver 2 cursos' })).toBeVisible();
    expect(sheet.getByRole('status')).toHaveTextContent('2 cursos encontrados');
    expect(address()).toBe('/cursos?seg=Com%C3%A9rcio&shift=manha');
    expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
    await user.click(sheet.getByRole('button', { name: 'Ver 2 cursos' }));
    await waitFor(() => expect(address()).toBe('/cursos?shift=manha'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Filtrar (1)' })).toHaveFocus();
  });

  it('shows that the courses cannot be counted, offline or on a failure, and counts them once they can', async () => {
    const answers = searchable(courses);
    let broken = true;
    serve({
      'GET /courses-search': (request) =>
        broken && request.query.get('shift') === 'noite'
          ? Response.json({ message: 'fora do ar' }, { status: 503 })
          : answers['GET /courses-search'](request),
    });
    const { user } = await openRoute(routes, '/cursos');
    await user.click(screen.getByRole('button', { name: 'Filtrar' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Filtrar cursos' }));
    await user.selectOptions(sheet.getByLabelText('Turno'), 'noite');
    const failed = await sheet.findByText(/^Não foi possível contar os cursos/);
    expect(failed).not.toHaveClass('visuallyHidden');
    broken = false;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    await user.selectOptions(sheet.getByLabelText('Turno'), 'manha');
    const offline = await sheet.findByText(/^Você está sem conexão/);
    expect(offline).not.toHaveClass('visuallyHidden');
    vi.restoreAllMocks();
    window.dispatchEvent(new Event('online'));
    expect(await sheet.findByRole('button', { name: /^Ver \d+ cursos?$/ })).toBeVisible();
    expect(sheet.queryByText(/^Você está sem conexão/)).toBeNull();
  });

  it('clears all of them, and leaves the list alone when it is closed', async () => {
    const { user, address } = await open('/cursos?shift=manha&sort=preco');
    await user.click(screen.getByRole('button', { name: 'Filtrar (1)' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Filtrar cursos' }));
    await user.click(sheet.getByRole('button', { name: 'Limpar filtros' }));
    expect(await sheet.findByRole('button', { name: 'Ver 3 cursos' })).toBeVisible();
    expect(sheet.getByLabelText('Ordem')).toHaveValue('preco');
    await user.click(sheet.getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/cursos?shift=manha&sort=preco');
  });
});

describe('a class that a filter finds', () => {
  it('is what the card shows, links to, saves and offers to tell of', async () => {
    const full = aClass({
      planoDoCursoId: 102,
      localidade: 'Santana',
      horarios: ['Terças, 8h às 12h'],
      vagasDisponiveis: 0,
    });
    const { user } = await open('/cursos?city=Santana', [aCourse({ classes: [evening, full] })]);
    expect(screen.getByText('Manhã', { selector: 'dd' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver turma de Técnico em Administração' })).toHaveAttribute(
      'href',
      '/detalhes/1?turma=102',
    );
    expect(screen.getByRole('link', { name: /^Avise-me/ })).toHaveAttribute(
      'href',
      `/interesse?name=${encodeURIComponent('Técnico em Administração')}&city=Santana&shift=manha`,
    );
    await user.click(screen.getByRole('button', { name: /^Salvar/ }));
    expect(localStorage.getItem('cursos-escolhidos')).toContain('"classId":102');
  });
});
