import type { Course } from '@portal/shared/contract/courses';
import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { aClass, aCourse } from '@portal/tooling/testing/builders/course';
import { openRoute, serve } from '@portal/tooling/testing/open-route';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import routes from '../../routes.tsx';
import { searchable } from '../../testing/course-answers.ts';

const courses = [
  aCourse(),
  aCourse({ id: 2, title: 'Vendedor', classes: [aClass({ nomeUnidadeOperativa: 'Santana', preco: 390 })] }),
  aCourse({
    id: 3,
    title: 'Cabeleireiro',
    segment: 'Beleza',
    axis_technology: 'Ambiente e Saúde',
    classes: [
      aClass({ preco: 500 }),
      aClass({ planoDoCursoId: 102, nomeUnidadeOperativa: 'Santana', localidade: 'Santana', preco: 700 }),
    ],
  }),
  aCourse({ id: 4, title: 'Informática livre', modality_id: 1, segment: 'Tecnologia' }),
  aCourse({ id: 5, title: 'Curso fechado', enrollment_open: 0 }),
];

afterEach(() => vi.unstubAllGlobals());

async function open(at: string, listed: readonly Course[] = courses) {
  const received = serve(searchable(listed));
  return { received, ...(await openRoute(routes, at)) };
}

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const sections = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the schedule (A 2.4, A 4)', () => {
  it('groups the courses by axis, each with Ver todos and Matricule-se', async () => {
    const { container } = await open('/cursos');
    expect(sections()).toEqual(['Ambiente e Saúde', 'Gestão e Negócios']);
    const axis = screen.getByRole('region', { name: 'Ambiente e Saúde' });
    const all = within(axis).getByRole('link', { name: 'Ver todos' });
    expect(all).toHaveAttribute('href', '/cursos?axis=Ambiente+e+Sa%C3%BAde');
    const enrol = within(axis).getByRole('link', { name: 'Matricule-se em Cabeleireiro' });
    expect(enrol).toHaveAttribute('href', '/detalhes/3?turma=101');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it.each([
    ['/cursos', 'Cursos', ['Cabeleireiro', 'Técnico em Administração', 'Vendedor']],
    ['/cursos-livres', 'Cursos livres', ['Informática livre']],
  ])('%s lists the open courses of its modality alone', async (at, title, listed) => {
    await open(at);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(document.title).toBe(`${title} – Senac Amapá`);
    expect(titles()).toEqual(listed);
  });

  it('says that the free courses are free', async () => {
    await open('/cursos-livres');
    expect(screen.getByText(/^Cursos gratuitos/)).toBeVisible();
  });

  it.each([
    ['?axis=gestao e negocios', ['Técnico em Administração', 'Vendedor']],
    ['?title=TECNICO', ['Técnico em Administração']],
    ['?unit=Santana', ['Vendedor', 'Cabeleireiro']],
    ['?seg=Beleza&unit=Santana', ['Cabeleireiro']],
  ])('filtered by %s is one flat list', async (query, listed) => {
    await open(`/cursos${query}`);
    expect(titles()).toEqual(listed);
    const count = listed.length === 1 ? '1 curso encontrado' : `${listed.length} cursos encontrados`;
    expect(sections()).toEqual([count]);
    expect(screen.getByRole('link', { name: 'Limpar filtros' })).toHaveAttribute('href', '/cursos');
  });

  it("shows a unit's own class on the cards when filtered by it (A 5.1)", async () => {
    await open('/cursos?unit=Santana&title=cabel');
    expect(screen.getByText('R$ 700,00', { normalizer: (text) => text.replace(/\s/g, ' ') })).toBeVisible();
    expect(screen.queryByText(/500,00/)).toBeNull();
  });

  it.each(['?title=zzz', '?seg=Moda', '?unit=Oiapoque'])(
    '%s finds nothing and says so (A 8)',
    async (query) => {
      await open(`/cursos${query}`);
      expect(screen.getByText('Não há resultados para a pesquisa')).toBeVisible();
      expect(titles()).toEqual([]);
    },
  );

  it('has a tab for all courses and one for each segment, as links', async () => {
    await open('/cursos?seg=Beleza');
    const tabs = within(screen.getByRole('navigation', { name: 'Áreas' })).getAllByRole('link');
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['Todos os cursos', '/cursos'],
      ['Beleza', '/cursos?seg=Beleza'],
      ['Comércio', '/cursos?seg=Com%C3%A9rcio'],
    ]);
    expect(tabs.filter((tab) => tab.hasAttribute('aria-current'))).toEqual([tabs[1]]);
    expect(titles()).toEqual(['Cabeleireiro']);
  });

  it('can be asked for again when the server fails', async () => {
    serve({});
    await openRoute(routes, '/cursos');
    expect(await screen.findByText('Não foi possível carregar os cursos')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  });
});

describe('the filter (A 2.4, A 5.1)', () => {
  it('shows what the address says', async () => {
    await open('/cursos?axis=Gestão e Negócios&unit=Santana&title=ven');
    expect(screen.getByLabelText('Eixo')).toHaveValue('Gestão e Negócios');
    expect(screen.getByLabelText('Unidade')).toHaveValue('Santana');
    expect(screen.getByLabelText('Título do curso')).toHaveValue('ven');
  });

  it('writes what is chosen into the address', async () => {
    const { user, address } = await open('/cursos');
    await user.selectOptions(screen.getByLabelText('Unidade'), 'Santana');
    await user.type(screen.getByLabelText('Título do curso'), 'vende');
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    await waitFor(() => expect(titles()).toEqual(['Vendedor']));
    expect(address()).toBe('/cursos?unit=Santana&title=vende');
  });

  it('leads back to the full list when all of it is empty', async () => {
    const { user, address } = await open('/cursos?seg=Beleza&title=cabel');
    await user.clear(screen.getByLabelText('Título do curso'));
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    await waitFor(() => expect(address()).toBe('/cursos'));
  });
});

describe('a card of the schedule', () => {
  it("prints 'Em Breve' for what is missing (A 8)", async () => {
    const unknown = {
      preco: null,
      dataPeriodoExecucaoInicial: null,
      formaDeExecucao: null,
      localidade: null,
    };
    await open('/cursos', [aCourse({ classes: [aClass(unknown)] })]);
    expect(screen.getAllByText('Em Breve')).toHaveLength(4);
  });

  it('prints the same for a course without classes', async () => {
    await open('/cursos', [aCourse({ classes: [] })]);
    expect(screen.getAllByText('Em Breve')).toHaveLength(4);
  });

  it('cuts its title at 47 characters, 41 on phones, for the eye alone (A 9)', async () => {
    const title = 'Aperfeiçoamento em Gestão de Pessoas e Liderança na Amazônia';
    await open('/cursos', [aCourse({ title })]);
    const heading = screen.getByRole('heading', { level: 3, name: title });
    expect(within(heading).getByText(`${title.slice(0, 47).trimEnd()}…`)).toBeInTheDocument();
    expect(within(heading).getByText(`${title.slice(0, 41).trimEnd()}…`)).toBeInTheDocument();
  });

  it('leaves a title of 41 characters whole', async () => {
    const title = 'Auxiliar de Farmácia e Drogaria no Amapá.';
    expect(title).toHaveLength(41);
    await open('/cursos', [aCourse({ title })]);
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(title);
  });
});
