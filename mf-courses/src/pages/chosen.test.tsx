import { snapshot } from '@portal/runtime/offline/snapshot';
import { storage } from '@portal/shared/storage';
import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { aClass, aCourse } from '@portal/tooling/testing/builders/course';
import { type Answers, openRoute, refuse, serve } from '@portal/tooling/testing/open-route';
import { hydrate, serverHtml } from '@portal/tooling/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { SaveCourse } from '../parts/save-course.tsx';
import { SavedLink } from '../parts/saved-link.tsx';
import routes from '../routes.tsx';
import { searchable, storedPicks } from '../testing/course-answers.ts';

const KEY = 'cursos-escolhidos';
const stored = () => localStorage.getItem(KEY);
const gone = refuse(404, { message: 'Não encontrado' });

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
    serve({ ...searchable([course]), 'GET /courses-sig/1': course, 'GET /courses-sig/2': gone });
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
    serve({ 'GET /courses-sig/1': aCourse({ title: 'Curso 1', classes }) });
    const { user } = await openRoute(routes, '/cursos-salvos');
    const letGo = async () => user.click(screen.getAllByRole('button', { name: /^Salvo/ })[0] as HTMLElement);
    expect(await screen.findByText('e mais 1')).toBeVisible();
    expect(screen.getAllByText(/^Curso 1 \([ABC]\) e Curso 1 \([BCD]\): terça$/)).toHaveLength(5);
    await letGo();
    await letGo();
    expect(screen.getByText('Há turmas no mesmo horário')).toBeVisible();
    await letGo();
    await waitFor(() => expect(screen.queryByText('Há turmas no mesmo horário')).toBeNull());
  });

  it('keeps courses as long as the page lasts where the browser forbids storage', async () => {
    const forbid = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid });
    // What was refused lasts as long as the page, which is the next test's too.
    onTestFinished(() => storage.remove(KEY));
    const { user } = await open('/cursos');
    const save = await screen.findByRole('button', { name: 'Salvar Curso 1' });
    await user.click(save);
    expect(save).toHaveAccessibleName('Salvo Curso 1 (remover)');
    await user.click(save);
    expect(save).toHaveAccessibleName('Salvar Curso 1');
  });

  it('comes to life without a change to what the server sent', async () => {
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

  it('has no part in what is kept for reading without a connection', async () => {
    const { container } = await open('/cursos');
    expect(await snapshot(container, 'Cursos', '')).not.toContain('Comparação de cursos');
  });

  it('asks for a second course to compare, and lets go of the first at once', async () => {
    const { user } = await open('/cursos');
    expect(screen.queryByRole('region', { name: 'Comparação de cursos' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Comparar Curso 1' }));
    const bar = screen.getByRole('region', { name: 'Comparação de cursos' });
    expect(within(bar).getByText('Escolha mais um para comparar.')).toBeVisible();
    expect(within(bar).queryByRole('link')).toBeNull();
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
    serve({
      'GET /courses-sig/1': aCourse({ classes: [aClass(), inSantana] }),
      'GET /courses-sig/2': aCourse({ id: 2, title: 'Vendedor', classes: [inOiapoque] }),
      'GET /courses-sig/3': aCourse({ id: 3, title: 'Fechado', enrollment_open: 0 }),
      'GET /courses-sig/4': gone,
      'GET /courses-sig/5': aCourse({ id: 5, classes: [aClass({ planoDoCursoId: 501 })] }),
      'GET /classes-sig/501': refuse(500, { message: 'Erro' }),
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

  it('knows all but the instalments where the ways to pay do not come', async () => {
    await open('?ids=1-101,5');
    expect(rowOf('Preço')).toEqual(['R$ 1.234,50', 'R$ 1.234,50']);
    expect(rowOf('Parcelas')).toEqual(['Boleto: 2x de R$ 617,25', 'Em Breve']);
  });

  it('says which of its classes are held at the same time', async () => {
    const { unmount } = await open('?ids=1-101,1-102,2');
    const [clash, ...others] = screen.getAllByText(/\) e .*:/);
    expect(clash?.textContent).toBe(
      'Técnico em Administração (Macapá) e Vendedor (Oiapoque): segunda, terça, quarta, quinta, sexta e sábado',
    );
    expect(others).toEqual([]);
    unmount();
    await open('?ids=1-102,2');
    expect(screen.queryByText('Há turmas no mesmo horário')).toBeNull();
  });

  it('names what has left the schedule, and lets go of it', async () => {
    localStorage.setItem(KEY, storedPicks({ compared: [{ id: 4, title: 'Barbeiro', classId: null }] }));
    const { user, address } = await open('?ids=1,3,4');
    expect(screen.getAllByText('Este curso saiu da programação.')).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'Curso 3' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Remover Barbeiro' }));
    await waitFor(() => expect(address()).toBe('/comparar-cursos?ids=1,3'));
    expect(stored()).toBe(storedPicks({}));
  });

  it('says what to do where there is nothing to compare', async () => {
    await open('?ids=x');
    expect(screen.getByText('Nenhum curso para comparar')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Procurar cursos' })).toHaveAttribute('href', '/cursos');
  });
});

describe('the course plans (A 2.6)', () => {
  async function open(plans: Answers['GET /courses-plans']) {
    serve({ 'GET /courses-plans': plans });
    return openRoute(routes, '/plano_cursos');
  }

  it('are a table; one without an annex is named plainly, a date that is none is Data inválida', async () => {
    const plan = {
      course: { name: 'Técnico em Enfermagem' },
      annex_url: 'documents/enfermagem.pdf',
      act: '12/2024',
      axle: 'Ambiente e Saúde',
      unit: { name: 'Macapá' },
      published_at: '2024-03-07',
    };
    await open([
      plan,
      { ...plan, course: { name: 'Barbeiro' }, annex_url: null, published_at: '2024-02-31' },
    ]);
    const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    const [head, first, second] = rows.map((cells) => cells.join(' | '));
    expect(head).toBe('Curso | Ato Autorizativo | Eixo Tecnológico | Unidade | Data de Publicação');
    expect(first).toMatch(/N° 12\/2024 \| .*Ambiente e Saúde \| .*Macapá \| .*07\/03\/2024$/);
    expect(second).toMatch(/^.*Barbeiro \| .*Data inválida$/);
    const [link, ...others] = within(screen.getByRole('table')).getAllByRole('link');
    expect(link).toHaveTextContent(/^Técnico em Enfermagem/);
    expect(link).toHaveAttribute('href', '/storage/documents/enfermagem.pdf');
    expect(others).toEqual([]);
  });

  it('say so when there are none, and whom to ask', async () => {
    await open([]);
    expect(screen.getByText('Nenhum plano de curso publicado')).toBeVisible();
    expect(screen.getByText('Em caso de dúvidas')).toBeVisible();
  });
});
