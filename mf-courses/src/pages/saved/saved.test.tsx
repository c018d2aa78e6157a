import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { aClass, aCourse } from '@portal/tooling/testing/builders/course';
import { openRoute, refuse, serve } from '@portal/tooling/testing/open-route';
import { hydrate, serverHtml } from '@portal/tooling/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SaveCourse } from '../../parts/save-course.tsx';
import { SavedLink } from '../../parts/saved-link.tsx';
import routes from '../../routes.tsx';
import { searchable, storedPicks } from '../../testing/course-answers.ts';

const KEY = 'cursos-escolhidos';
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
const stored = () => localStorage.getItem(KEY);

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

function open(at: string) {
  serve({
    ...searchable([course]),
    'GET /courses-sig/1': course,
    'GET /courses-sig/2': refuse(404, { message: 'Não encontrado' }),
  });
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
  expect(card.getByRole('button', { name: 'Salvar Curso 1' })).toHaveAttribute('aria-pressed', 'true');
  expect(await accessibilityProblems(container)).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Remover Curso 2' }));
  expect(card.queryByText('Curso 2')).toBeNull();
  expect(document.activeElement).toContainElement(list);
  expect(document.body).not.toHaveFocus();
  expect(stored()).toBe(storedPicks({ saved: picks.slice(0, 1) }));
});

it('keeps courses as long as the page lasts where the browser forbids storage', async () => {
  const forbid = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid });
  const { user } = await open('/cursos');
  const save = await screen.findByRole('button', { name: 'Salvar Curso 1' });
  await user.click(save);
  expect(save).toHaveAttribute('aria-pressed', 'true');
  await user.click(save);
  expect(save).toHaveAttribute('aria-pressed', 'false');
});

it('comes to life without a change to what the server sent', async () => {
  localStorage.setItem(KEY, storedPicks({ saved: picks }));
  const tools = (
    <>
      <SavedLink />
      <SaveCourse pick={{ id: 1, title: 'Curso 1', classId: 102 }} />
    </>
  );
  expect(serverHtml(tools)).not.toContain('button');
  const { recoveredErrors, unmount } = await hydrate(tools);
  expect(recoveredErrors).toEqual([]);
  expect(screen.getByRole('link', { name: 'Cursos salvos (2)' })).toBeInTheDocument();
  await unmount();
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
