import { aClass, aCourse } from '@portal/tooling/testing/builders/course';
import { openRoute, refuse, serve } from '@portal/tooling/testing/open-route';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import routes from '../../routes.tsx';
import { storedPicks } from '../../testing/course-answers.ts';

const gone = refuse(404, { message: 'Não encontrado' });
const line = { meioDePagamentoDescricao: 'Boleto', numeroDeParcelas: 2, valorDaParcela: 617.25 };

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

function open(query: string) {
  serve({
    'GET /courses-sig/1': aCourse({
      classes: [
        aClass(),
        aClass({ planoDoCursoId: 102, localidade: 'Santana', horarios: ['Terças, 8h às 12h'] }),
      ],
    }),
    'GET /courses-sig/2': aCourse({
      id: 2,
      title: 'Vendedor',
      classes: [aClass({ planoDoCursoId: 201, localidade: 'Oiapoque' })],
    }),
    'GET /courses-sig/3': aCourse({ id: 3, title: 'Fechado', enrollment_open: 0 }),
    'GET /courses-sig/4': gone,
    'GET /classes-sig/101': { payments_methods: [line] },
    'GET /classes-sig/102': gone,
    'GET /classes-sig/201': gone,
  });
  return openRoute(routes, `/comparar-cursos${query}`);
}

const rowOf = (trait: string) => {
  const row = screen.getByRole('rowheader', { name: trait }).closest('tr') as HTMLElement;
  const cells = within(row).getAllByRole('cell');
  return cells.map((cell) => (cell.lastElementChild?.textContent ?? '').replace(/\s/g, ' '));
};

it('has a column for each class of the address, of one course even, and a row for each trait', async () => {
  await open('?ids=1-102,1-101,2');
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers.slice(1)).toEqual(['Técnico em Administração', 'Técnico em Administração', 'Vendedor']);
  expect(rowOf('Cidade')).toEqual(['Santana', 'Macapá', 'Oiapoque']);
  expect(rowOf('Turno')).toEqual(['Manhã', 'NoiteFim de semana', 'NoiteFim de semana']);
  expect(rowOf('Parcelas')).toEqual(['10x de R$ 123,45', 'Boleto: 2x de R$ 617,25', '10x de R$ 123,45']);
  const [first] = screen.getAllByRole('link', { name: 'Técnico em Administração' });
  expect(first).toHaveAttribute('href', '/detalhes/1?turma=102');
  expect(screen.getByRole('link', { name: 'Vendedor' })).toHaveAttribute('href', '/detalhes/2');
});

it('names what has left the schedule, and lets go of it', async () => {
  const left = { id: 4, title: 'Barbeiro', classId: null };
  localStorage.setItem('cursos-escolhidos', storedPicks({ compared: [left] }));
  const { user, address } = await open('?ids=1,3,4');
  expect(screen.getAllByText('Este curso saiu da programação.')).toHaveLength(2);
  expect(screen.getByRole('heading', { name: 'Curso 3' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Remover Barbeiro' }));
  await waitFor(() => expect(address()).toBe('/comparar-cursos?ids=1,3'));
  expect(localStorage.getItem('cursos-escolhidos')).toBe(storedPicks({}));
});

it('says what to do where there is nothing to compare', async () => {
  await open('?ids=x');
  expect(screen.getByText('Nenhum curso para comparar')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Procurar cursos' })).toHaveAttribute('href', '/cursos');
});

it('can be asked for again when the server fails', async () => {
  serve({});
  await openRoute(routes, '/comparar-cursos?ids=1');
  expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
});
