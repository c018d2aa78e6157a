import { snapshot } from '@portal/client/offline/snapshot';
import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { aClass, aCourse } from '@portal/tooling/testing/builders/course';
import { mockApi, openRoute, respondWithError } from '@portal/tooling/testing/open-route';
import { hydrate, serverHtml } from '@portal/tooling/testing/render';
import { routes } from '@portal/tooling/testing/routes';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SaveCourse } from '../parts/course-list.tsx';
import { searchable, storedPicks } from '../testing/course-answers.ts';
import { SavedLink } from './schedule/schedule.page.tsx';

const KEY = 'cursos-escolhidos';
const stored = () => localStorage.getItem(KEY);
const gone = respondWithError(404, { message: 'Não encontrado' });

describe('saved courses', () => {
  const course = aCourse({
    title: 'Curso 1',
    classes: [
      aClass(),
      aClass({ planoDoCursoId: 102, localidade: 'Santana', horarios: ['Terças, 19h às 22h'] }),
    ],
  });
  const picks = [
    { id: 1, title: 'Curso 1', classId: 102 },
    { id: 2, title: 'Curso 2', classId: 201 },
  ];

  function open(at: string) {
    mockApi({ ...searchable([course]), 'GET /courses-sig/1': course, 'GET /courses-sig/2': gone });
    return openRoute(routes, at);
  }

  it('lists saved classes as the schedule has them today; one that left it is named and can be removed', async () => {
    localStorage.setItem(KEY, storedPicks({ saved: picks }));
    const { user, container } = await open('/cursos-salvos');
    const list = screen.getByRole('list', { name: 'Cursos salvos' });
    const card = within(list);
    expect(await card.findByText('Este curso saiu da programação.')).toBeVisible();
    const link = await card.findByRole('link', { name: 'Matricule-se em Curso 1' });
    expect(link).toHaveAttribute('href', '/detalhes/1?turma=102');
    expect(card.getByText('Santana')).toBeVisible();
    expect(card.getByText('Noite')).toBeVisible();
    expect(card.getByRole('button', { name: 'Salvo Curso 1 (remover)' })).toBeVisible();
    expect(screen.queryByText('Há turmas no mesmo horário')).toBeNull();
    const send = screen.getByRole<HTMLAnchorElement>('link', { name: /Enviar a lista pelo WhatsApp/ });
    expect(new URL(send.href).searchParams.get('text')).toMatch(
      /^Oi! Guardei estes cursos do Senac: Curso 1, em Santana\. Custa R\$ 1\.234,50\. Começa dia 3 de dezembro/,
    );
    expect(await accessibilityProblems(container)).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Remover Curso 2' }));
    expect(card.queryByText('Curso 2')).toBeNull();
    expect(document.activeElement).toContainElement(list);
    expect(document.body).not.toHaveFocus();
    expect(stored()).toBe(storedPicks({ saved: picks.slice(0, 1) }));
  });

  it('says which saved classes are held at the same time: five pairs by name, the others by number', async () => {
    const classes = ['A', 'B', 'C', 'D'].map((localidade, place) =>
      aClass({ planoDoCursoId: place + 1, localidade, horarios: ['Terças, 19h às 22h'] }),
    );
    const saved = classes.map(({ planoDoCursoId: classId }) => ({ id: 1, title: 'Curso 1', classId }));
    localStorage.setItem(KEY, storedPicks({ saved }));
    mockApi({ 'GET /courses-sig/1': aCourse({ title: 'Curso 1', classes }) });
    await openRoute(routes, '/cursos-salvos');
    expect(await screen.findByText('e mais 1')).toBeVisible();
    expect(screen.getAllByText(/^Curso 1 \([ABC]\) e Curso 1 \([BCD]\): terça$/)).toHaveLength(5);
  });

  it('hydrates without a change to the server-rendered HTML', async () => {
    localStorage.setItem(KEY, storedPicks({ saved: picks }));
    const tools = (
      <>
        <SavedLink />
        <SaveCourse pick={{ id: 1, title: 'Curso 1', classId: 102 }} />
      </>
    );
    expect(serverHtml(tools)).toContain('Salvar');
    await hydrate(tools);
    expect(screen.getByRole('link', { name: 'Cursos salvos (2)' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Salvo Curso 1 (remover)' })).toBeInTheDocument();
  });

  it('are compared once there are two, and removed at once; neither control is saved offline', async () => {
    const { user, container } = await open('/cursos');
    expect(screen.queryByRole('region', { name: 'Comparação de cursos' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Comparar Curso 1' }));
    const bar = screen.getByRole('region', { name: 'Comparação de cursos' });
    expect(within(bar).getByText('Escolha mais um para comparar.')).toBeVisible();
    expect(within(bar).queryByRole('link')).toBeNull();
    expect(await snapshot(container, 'Cursos', '')).not.toContain('Comparação de cursos');
    await user.click(within(bar).getByRole('button', { name: 'Limpar' }));
    await waitFor(() => expect(bar).not.toBeVisible());
    expect(stored()).toBe(storedPicks({}));
  });
});

describe('the comparison', () => {
  const line = { meioDePagamentoDescricao: 'Boleto', numeroDeParcelas: 2, valorDaParcela: 617.25 };

  const inSantana = aClass({ planoDoCursoId: 102, localidade: 'Santana', horarios: ['Terças, 8h às 12h'] });
  const inOiapoque = aClass({ planoDoCursoId: 201, localidade: 'Oiapoque' });

  function open(query: string) {
    mockApi({
      'GET /courses-sig/1': aCourse({ classes: [aClass(), inSantana] }),
      'GET /courses-sig/2': aCourse({ id: 2, title: 'Vendedor', classes: [inOiapoque] }),
      'GET /courses-sig/3': aCourse({ id: 3, title: 'Fechado', enrollment_open: 0 }),
      'GET /courses-sig/4': gone,
      'GET /classes-sig/101': { payments_methods: [line] },
      'GET /classes-sig/102': gone,
      'GET /classes-sig/201': respondWithError(500, { message: 'Erro' }),
    });
    return openRoute(routes, `/comparar-cursos${query}`);
  }

  const rowOf = (trait: string) => {
    const row = screen.getByRole('rowheader', { name: trait }).closest('tr') as HTMLElement;
    const cells = within(row).getAllByRole('cell');
    return cells.map((cell) => (cell.lastElementChild?.textContent ?? '').replace(/\s/g, ' '));
  };

  it('has a column for each class of the URL, even of one course, and a row for each trait', async () => {
    await open('?ids=1-102,1-101,2');
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers.slice(1)).toEqual(['Técnico em Administração', 'Técnico em Administração', 'Vendedor']);
    expect(rowOf('Cidade')).toEqual(['Santana', 'Macapá', 'Oiapoque']);
    expect(rowOf('Turno')).toEqual(['Manhã', 'NoiteFim de semana', 'NoiteFim de semana']);
    // Failed payment methods affect only their own line.
    expect(rowOf('Parcelas')).toEqual(['10x de R$ 123,45', 'Boleto: 2x de R$ 617,25', 'Em Breve']);
    const [first] = screen.getAllByRole('link', { name: 'Técnico em Administração' });
    expect(first).toHaveAttribute('href', '/detalhes/1?turma=102');
    expect(screen.getByRole('link', { name: 'Vendedor' })).toHaveAttribute('href', '/detalhes/2');
    // Two of its classes are at the same time.
    expect(screen.getByText(/\) e .*:/)).toHaveTextContent(
      /^Técnico .* \(Macapá\) e Vendedor \(Oiapoque\): segunda/,
    );
  });

  it('leads from a closed class to the interest form, and from an open one to its enrolment', async () => {
    const closed = aClass({
      dataDeEncerramentoOnline: '2020-01-01',
      dataDeEncerramentoPresencial: '2020-01-02',
    });
    mockApi({
      'GET /courses-sig/1': aCourse({ title: 'Fechado', classes: [closed] }),
      'GET /courses-sig/2': aCourse({ id: 2, title: 'Aberto' }),
    });
    await openRoute(routes, '/comparar-cursos?ids=1,2');
    expect(await screen.findByRole('link', { name: 'Avise-me Fechado' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Matricule-se Aberto' })).toHaveAttribute('href', '/detalhes/2');
  });

  it('names a class that has left the schedule, and can remove it', async () => {
    localStorage.setItem(KEY, storedPicks({ compared: [{ id: 4, title: 'Barbeiro', classId: null }] }));
    const { user, address } = await open('?ids=1,3,4');
    expect(screen.getAllByText('Este curso saiu da programação.')).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'Curso 3' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Remover Barbeiro' }));
    await waitFor(() => expect(address()).toBe('/comparar-cursos?ids=1,3'));
    expect(stored()).toBe(storedPicks({}));
  });
});

it('the course plans are a table, in which one without an annex is named plainly (A 2.6)', async () => {
  const plan = {
    course: { name: 'Técnico em Enfermagem' },
    annex_url: 'documents/enfermagem.pdf',
    act: '12/2024',
    axle: 'Ambiente e Saúde',
    unit: { name: 'Macapá' },
    published_at: '2024-03-07',
  };
  mockApi({ 'GET /courses-plans': [plan, { ...plan, course: { name: 'Barbeiro' }, annex_url: null }] });
  await openRoute(routes, '/plano_cursos');
  const [, first, second] = screen.getAllByRole('row') as [HTMLElement, HTMLElement, HTMLElement];
  expect(first).toHaveTextContent(/N° 12\/2024.*Ambiente e Saúde.*Macapá.*07\/03\/2024$/);
  const link = within(first).getByRole('link', { name: /^Técnico em Enfermagem/ });
  expect(link).toHaveAttribute('href', '/storage/documents/enfermagem.pdf');
  expect(second).toHaveTextContent('Barbeiro');
  expect(within(second).queryByRole('link')).toBeNull();
});
