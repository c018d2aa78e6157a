import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { aClass, aCourse } from '@portal/tooling/testing/builders/course';
import { openRoute, refuse, serve } from '@portal/tooling/testing/open-route';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import routes from '../../routes.tsx';
import { storedPicks } from '../../testing/course-answers.ts';

const gone = refuse(404, { message: 'Não encontrado' });
const line = { meioDePagamentoDescricao: 'Boleto', numeroDeParcelas: 2, valorDaParcela: 617.25 };

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

async function open(at: string) {
  serve({
    'GET /courses-sig/1': aCourse(),
    'GET /courses-sig/2': aCourse({
      id: 2,
      title: 'Vendedor',
      workload: 160,
      classes: [aClass({ planoDoCursoId: 201, nomeUnidadeOperativa: 'Santana', localidade: 'Santana' })],
    }),
    'GET /courses-sig/3': aCourse({ id: 3, title: 'Fechado', enrollment_open: 0 }),
    'GET /courses-sig/4': gone,
    'GET /classes-sig/101': { payments_methods: [line] },
    'GET /classes-sig/201': gone,
  });
  return openRoute(routes, at);
}

const rowOf = (trait: string) => {
  const row = screen.getByRole('rowheader', { name: trait }).closest('tr') as HTMLElement;
  const cells = within(row).getAllByRole('cell');
  return cells.map((cell) => (cell.lastElementChild?.textContent ?? '').replace(/\s/g, ' '));
};

describe('the comparison of courses', () => {
  it('has a column for each course of the address, and a row for each trait', async () => {
    const { container } = await open('/comparar-cursos?ids=1,2');
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers.slice(1)).toEqual(['Técnico em Administração', 'Vendedor']);
    expect(rowOf('Carga horária')).toEqual(['1000 horas', '160 horas']);
    expect(rowOf('Unidade')).toEqual(['Macapá', 'Santana']);
    expect(rowOf('Parcelas')).toEqual(['Boleto: 2x de R$ 617,25', '10x de R$ 123,45']);
    expect(screen.getByRole('link', { name: 'Vendedor' })).toHaveAttribute('href', '/detalhes/2');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('compares the classes that the address names, of one course even', async () => {
    serve({
      'GET /courses-sig/1': aCourse({
        classes: [
          aClass(),
          aClass({ planoDoCursoId: 102, localidade: 'Santana', horarios: ['Terças, 8h às 12h'] }),
        ],
      }),
      'GET /classes-sig/101': gone,
      'GET /classes-sig/102': gone,
    });
    await openRoute(routes, '/comparar-cursos?ids=1-102,1-101');
    expect(rowOf('Cidade')).toEqual(['Santana', 'Macapá']);
    expect(rowOf('Turno')).toEqual(['Manhã', 'NoiteFim de semana']);
    const [first] = screen.getAllByRole('link', { name: 'Técnico em Administração' });
    expect(first).toHaveAttribute('href', '/detalhes/1?turma=102');
  });

  it('shows only what sets the courses apart, by an address of its own', async () => {
    const { user, address } = await open('/comparar-cursos?ids=1,2');
    await user.click(screen.getByRole('link', { name: 'Só as diferenças' }));
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Preço' })).toBeNull());
    expect(rowOf('Unidade')).toEqual(['Macapá', 'Santana']);
    expect(address()).toBe('/comparar-cursos?ids=1,2&mostrar=diferencas');
  });

  it('names what has left the schedule, and lets go of it', async () => {
    localStorage.setItem(
      'cursos-escolhidos',
      storedPicks({ compared: [{ id: 4, title: 'Barbeiro', classId: null }] }),
    );
    const { user, address } = await open('/comparar-cursos?ids=1,3,4');
    expect(screen.getAllByText('Este curso saiu da programação.')).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'Curso 3' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Remover Barbeiro' }));
    await waitFor(() => expect(address()).toBe('/comparar-cursos?ids=1,3'));
    expect(localStorage.getItem('cursos-escolhidos')).toBe(storedPicks({}));
  });

  it.each(['', '?ids=', '?ids=x'])('%j compares nothing and says what to do', async (query) => {
    await open(`/comparar-cursos${query}`);
    expect(screen.getByText('Nenhum curso para comparar')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Procurar cursos' })).toHaveAttribute('href', '/cursos');
  });

  it('can be asked for again when the server fails', async () => {
    serve({});
    await openRoute(routes, '/comparar-cursos?ids=1');
    expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  });
});
