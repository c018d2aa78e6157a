import type { Course } from '@portal/contract/endpoints/courses';
import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { aClass, aCourse } from '@portal/tooling/testing/builders/course';
import { mockApi, openRoute, respondWithError } from '@portal/tooling/testing/open-route';
import { routes } from '@portal/tooling/testing/routes';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { searchable } from '../../testing/course-answers.ts';

const evening = aClass({ horarios: ['Segunda a sexta, 19h às 22h'] });
const morning = aClass({
  planoDoCursoId: 102,
  horarios: ['Segunda a sexta, 8h às 12h'],
  localidade: 'Santana',
  nomeUnidadeOperativa: 'Santana',
  preco: 90,
});
const image = 'courses/oficina.svg';
const courses = [
  aCourse({ image, classes: [evening] }),
  aCourse({ id: 2, title: 'Vendedor', image, classes: [morning] }),
  aCourse({
    id: 3,
    title: 'Cozinheiro',
    image,
    axis_technology: 'Turismo',
    segment: 'Gastronomia',
    classes: [aClass({ ...evening, preco: 50 }), morning],
  }),
  aCourse({ id: 4, title: 'Informática livre', modality_id: 1, segment: 'Tecnologia' }),
  aCourse({ id: 5, title: 'Curso fechado', enrollment_open: 0 }),
];
const many = Array.from({ length: 60 }, (_, place) =>
  aCourse({ id: place + 1, title: `Oficina ${String(place + 1).padStart(2, '0')}` }),
);
const answers = searchable(courses);
const search = answers['GET /courses-search'];
const down = respondWithError(503, { message: 'fora do ar' });

async function open(query: string, listed: readonly Course[] = courses) {
  const received = mockApi(searchable(listed));
  return { received, ...(await openRoute(routes, `/cursos${query}`)) };
}

const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
const titles = () => texts(screen.queryAllByRole('heading', { level: 3 }));
const sections = () => texts(screen.queryAllByRole('heading', { level: 2 }));
const hrefs = (links: readonly HTMLElement[]) =>
  links.map((link) => [link.textContent, link.getAttribute('href')]);
const modalities = () => screen.getByRole('navigation', { name: 'Pagos ou gratuitos' });
const linkOf = (facet: string, text: RegExp) => {
  const details = screen.getByText(facet, { selector: 'summary' }).closest('details') as HTMLElement;
  return within(details).getByRole('link', { name: text, hidden: true });
};

describe('the schedule (A 2.4, A 4)', () => {
  it('groups the open courses of its modality by axis, each with Ver todos, its calendar and Matricule-se', async () => {
    mockApi({
      'GET /courses-search': async ({ query }) => {
        const { data } = await search({ query }).json();
        data.groups[0].calendarUrl = '/api/v1/calendars/gestao.ics';
        return Response.json({ data });
      },
    });
    await openRoute(routes, '/cursos');
    expect(document.title).toBe('Cursos – Senac Amapá');
    expect(sections()).toEqual(['Gestão e Negócios', 'Turismo']);
    expect(titles()).toEqual(['Técnico em Administração', 'Vendedor', 'Cozinheiro']);
    const axis = within(screen.getByRole('region', { name: 'Gestão e Negócios' }));
    const linkTo = (name: string | RegExp) => axis.getByRole('link', { name }).getAttribute('href');
    expect(linkTo('Ver todos')).toBe('/cursos?axis=Gest%C3%A3o+e+Neg%C3%B3cios');
    expect(linkTo(/^Assinar/)).toBe(`webcal://${window.location.host}/api/v1/calendars/gestao.ics`);
    expect(linkTo('Matricule-se em Vendedor')).toBe('/detalhes/2?turma=102');
    // The first picture is the largest contentful paint.
    const urgency = [...document.querySelectorAll('img')].map((one) => one.getAttribute('fetchpriority'));
    expect(urgency).toEqual(['high', 'auto', 'auto']);
  });

  it('has a tab for all courses and one for each area, whatever else is filtered', async () => {
    await open('?seg=Gastronomia&shift=manha');
    expect(titles()).toEqual(['Cozinheiro']);
    const tabs = within(screen.getByRole('navigation', { name: 'Áreas' })).getAllByRole('link');
    expect(hrefs(tabs)).toEqual([
      ['Todos os cursos', '/cursos?shift=manha'],
      ['Comércio', '/cursos?seg=Com%C3%A9rcio&shift=manha'],
      ['Gastronomia', '/cursos?seg=Gastronomia&shift=manha'],
    ]);
    expect(tabs.filter((tab) => tab.hasAttribute('aria-current'))).toEqual([tabs[2]]);
    const units = within(screen.getByLabelText('Unidade')).getAllByRole('option');
    expect(texts(units)).toEqual(['Todas', 'Macapá', 'Santana']);
  });

  it('filtered is one flat list, whose cards show, link to, save and share the matching class (A 5.1)', async () => {
    const full = [evening, { ...morning, vagasDisponiveis: 0 }];
    const { user } = await open('?unit=Santana', [aCourse({ classes: full })]);
    expect(sections()).toEqual(['1 curso pago encontrado']);
    // The other list is empty: no tabs.
    expect(screen.queryByRole('navigation', { name: 'Pagos ou gratuitos' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Limpar filtros' })).toHaveAttribute('href', '/cursos');
    expect(screen.getByText('Manhã', { selector: 'dd' })).toBeVisible();
    expect(screen.getByText(/^R\$\s90,00$/)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Ver turma de Técnico em Administração' });
    expect(link).toHaveAttribute('href', '/detalhes/1?turma=102');
    const like = `/interesse?name=${encodeURIComponent('Técnico em Administração')}&city=Santana&shift=manha`;
    expect(screen.getByRole('link', { name: /^Avise-me/ })).toHaveAttribute('href', like);
    await user.click(screen.getByRole('button', { name: /^Salvar/ }));
    expect(localStorage.getItem('cursos-escolhidos')).toContain('"classId":102');
  });

  it.each([
    [
      '?city=Santana&title=barbeiro',
      'Não há em Santana; em Macapá há 1, dia 03/12/2090.',
      '/cursos?city=Macap%C3%A1&title=barbeiro',
    ],
    [
      '?unit=Santana&title=barbeiro',
      'Não há na unidade Santana; na unidade Macapá há 1, dia 03/12/2090.',
      '/cursos?unit=Macap%C3%A1&title=barbeiro',
    ],
    [
      '?city=Santana&title=salgadeiro&price=ate-3000',
      'Não há curso gratuito em Santana; em Macapá há 1, dia 03/12/2090.',
      '/cursos-livres?city=Macap%C3%A1&title=salgadeiro',
    ],
  ])('%s, which finds nothing, shows results of other places', async (query, sentence, to) => {
    await open(query, [
      aCourse({ title: 'Barbeiro' }),
      aCourse({ id: 3, title: 'Salgadeiro', modality_id: 1 }),
      aCourse({ id: 2, title: 'Libras', classes: [evening, morning] }),
    ]);
    const note = await screen.findByText(/^Não há (em|na unidade|curso gratuito)/);
    expect(note).toHaveTextContent(sentence);
    expect(within(note).getByRole('link')).toHaveAttribute('href', to);
  });

  it('does not report that a place lacks courses that its other list has', async () => {
    const inSantana = { ...evening, localidade: 'Santana' };
    await open('?city=Santana&title=salgadeiro', [
      aCourse({ id: 3, title: 'Salgadeiro', modality_id: 1, classes: [inSantana] }),
      aCourse({ id: 4, title: 'Salgadeiro', modality_id: 1 }),
      aCourse({ id: 2, title: 'Libras', classes: [inSantana] }),
    ]);
    expect(await within(modalities()).findByRole('link', { name: 'Gratuitos (1)' })).toBeVisible();
    await waitFor(() => expect(screen.getByText('Não há resultados para a pesquisa')).toBeVisible());
    expect(screen.queryByText(/^Não há (em|curso gratuito)/)).toBeNull();
  });

  it('has its pages as links, and is shown as a list of the same page without another call', async () => {
    const { user, address, received } = await open('?title=oficina&page=2', many);
    expect(titles()[0]).toBe('Oficina 25');
    const next = screen.getByRole('link', { name: 'Próxima' });
    expect(next).toHaveAttribute('href', '/cursos?title=oficina&page=3#lista');

    const asked = received.length;
    await user.click(screen.getByRole('link', { name: 'Ver em lista' }));
    const list = await screen.findByRole('list', { name: 'Cursos encontrados' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(24);
    expect(address()).toBe('/cursos?title=oficina&view=lista&page=2');
    expect(received).toHaveLength(asked);
  });
});

describe('the filters (A 2.4, A 5.1)', () => {
  it('add up in the address, with a suggestion that is picked, and are given up by the chosen value, by a chip, or on the way back', async () => {
    const { user, address, history } = await open('?shift=manha&sort=preco');
    await user.selectOptions(screen.getByLabelText('Unidade'), 'Santana');
    await user.type(screen.getByLabelText('Título do curso'), 'vende');
    await user.click(await screen.findByRole('option', { name: 'Vendedor' }));
    await waitFor(() => expect(titles()).toEqual(['Vendedor']));
    expect(address()).toBe('/cursos?unit=Santana&title=Vendedor&shift=manha&sort=preco');
    const chosen = linkOf('Turno', /^Manhã \(remover filtro\)/);
    expect(chosen).toHaveAttribute('href', '/cursos?unit=Santana&title=Vendedor&sort=preco');
    const chip = screen.getByRole('link', { name: 'Remover filtro Unidade: Santana' });
    expect(chip).toHaveAttribute('href', '/cursos?title=Vendedor&shift=manha&sort=preco');
    await history(-1);
    await waitFor(() => expect(screen.getByLabelText('Título do curso')).toHaveValue(''));
  });

  it('lead back to the full list when the whole form is empty', async () => {
    const { user, address } = await open('?seg=Gastronomia&title=cozin');
    await user.clear(screen.getByLabelText('Título do curso'));
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    await waitFor(() => expect(address()).toBe('/cursos'));
  });
});

describe('while the next list loads', () => {
  /** Selects the mornings on a server that delays such lists, with the clock stopped. */
  async function chooseMornings() {
    const { promise, resolve } = Promise.withResolvers<void>();
    mockApi({
      'GET /courses-search': async (request) => {
        if (request.query.has('shift')) await promise;
        return search(request);
      },
    });
    const opened = await openRoute(routes, '/cursos');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(linkOf('Turno', /^Manhã/));
    await pass(299);
    return { ...opened, answer: resolve };
  }
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  it('the current one stays visible, then a skeleton replaces it, with all filters available', async () => {
    const { answer } = await chooseMornings();
    expect(document.getElementById('lista')).toHaveAttribute('aria-busy', 'true');
    expect(titles()).toHaveLength(3);
    await pass(1);
    expect(screen.getByText('Carregando os cursos…')).toBeInTheDocument();
    expect(titles()).toEqual([]);
    expect(screen.getByRole('link', { name: 'Remover filtro Turno: Manhã' })).toBeVisible();
    vi.useRealTimers();
    answer();
    await waitFor(() => expect(titles()).toHaveLength(2));
  });

  it('another choice extends the previous one', async () => {
    const { address, answer } = await chooseMornings();
    fireEvent.click(linkOf('Ordem', /^Menor preço/));
    vi.useRealTimers();
    answer();
    await waitFor(() => expect(address()).toBe('/cursos?shift=manha&sort=preco'));
  });
});

describe('the sheet of filters', () => {
  async function openSheet(query: string) {
    const opened = await openRoute(routes, `/cursos${query}`);
    await opened.user.click(screen.getByRole('button', { name: /^Filtrar/ }));
    const dialog = screen.getByRole('dialog', { name: 'Filtrar cursos' });
    return { ...opened, dialog, sheet: within(dialog) };
  }

  it('has every filter and the order, counts immediately, clears all, and applies on confirmation', async () => {
    mockApi(answers);
    const { user, address, dialog, sheet } = await openSheet(
      '?seg=Com%C3%A9rcio&shift=manha&sort=preco&view=lista',
    );
    const fields = sheet.getAllByRole<HTMLSelectElement>('combobox');
    expect(fields.map(({ labels }) => labels[0]?.textContent).join(' ')).toBe(
      'Área Eixo Unidade Cidade Turno Preço Início Vagas Ordem',
    );
    expect(sheet.getByLabelText('Área')).toHaveValue('Comércio');
    expect(sheet.getByLabelText('Cidade')).toHaveAccessibleDescription(/^Turmas com local já definido/);
    expect(await accessibilityProblems(dialog)).toEqual([]);
    await user.selectOptions(sheet.getByLabelText('Área'), '');
    expect(await sheet.findByRole('button', { name: 'Ver 2 cursos' })).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Limpar filtros' }));
    const confirm = await sheet.findByRole('button', { name: 'Ver 3 cursos' });
    expect(address()).toContain('seg=Com%C3%A9rcio&shift=manha');
    await user.click(confirm);
    await waitFor(() => expect(address()).toBe('/cursos?sort=preco&view=lista'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows that the courses cannot be counted, offline or on a failure, and counts them once they can', async () => {
    mockApi({
      'GET /courses-search': (request) => (request.query.get('shift') === 'noite' ? down() : search(request)),
    });
    const { user, sheet } = await openSheet('');
    await user.selectOptions(sheet.getByLabelText('Turno'), 'noite');
    const failed = await sheet.findByText(/^Não foi possível contar os cursos/);
    expect(failed).not.toHaveClass('visuallyHidden');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    await user.selectOptions(sheet.getByLabelText('Turno'), 'manha');
    const offline = await sheet.findByText(/^Você está sem conexão/);
    expect(offline).not.toHaveClass('visuallyHidden');
    vi.restoreAllMocks();
    window.dispatchEvent(new Event('online'));
    expect(await sheet.findByRole('button', { name: 'Ver 2 cursos' })).toBeVisible();
    expect(sheet.queryByText(/^Você está sem conexão/)).toBeNull();
  });
});
