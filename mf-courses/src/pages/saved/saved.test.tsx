import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { aClass, aCourse } from '@portal/tooling/testing/builders/course';
import { openRoute, refuse, serve } from '@portal/tooling/testing/open-route';
import { hydrate, serverHtml } from '@portal/tooling/testing/render';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SaveCourse } from '../../parts/save-course.tsx';
import { SavedLink } from '../../parts/saved-link.tsx';
import routes from '../../routes.tsx';
import { searchable, storedPicks } from '../../testing/course-answers.ts';

const KEY = 'cursos-escolhidos';
const courses = [1, 2, 3, 4].map((id) => aCourse({ id, title: `Curso ${id}` }));
const picks = courses.map(({ id, title }) => ({ id, title, classId: 101 }));
const stored = () => localStorage.getItem(KEY);

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

async function open(at: string, more: Parameters<typeof serve>[0] = {}) {
  serve({
    ...searchable(courses),
    'GET /courses-sig/1': aCourse({ id: 1, title: 'Curso 1' }),
    'GET /courses-sig/2': refuse(404, { message: 'Não encontrado' }),
    ...more,
  });
  return openRoute(routes, at);
}

/** What another tab has done. */
const storeElsewhere = (value: string) =>
  act(async () => {
    localStorage.setItem(KEY, value);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  });

describe('the saved courses', () => {
  it('are kept from a card, counted beside the way to them, and given up again', async () => {
    const { user } = await open('/cursos');
    const save = await screen.findByRole('button', { name: 'Salvar Curso 1' });
    await user.click(save);
    expect(save).toHaveAttribute('aria-pressed', 'true');
    expect(stored()).toBe(storedPicks({ saved: picks.slice(0, 1) }));
    expect(screen.getByRole('link', { name: 'Cursos salvos (1)' })).toHaveAttribute('href', '/cursos-salvos');
    await user.click(save);
    expect(save).toHaveAttribute('aria-pressed', 'false');
    expect(stored()).toBe(storedPicks({}));
  });

  it('are listed as the schedule has them today; one that left it is named and can be removed', async () => {
    localStorage.setItem(KEY, storedPicks({ saved: picks.slice(0, 2) }));
    const { user, container } = await open('/cursos-salvos');
    const list = screen.getByRole('list', { name: 'Cursos salvos' });
    expect(await within(list).findByRole('link', { name: 'Matricule-se em Curso 1' })).toBeVisible();
    expect(await within(list).findByText('Este curso saiu da programação.')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remover Curso 2' }));
    expect(within(list).queryByText('Curso 2')).toBeNull();
    expect(document.activeElement).toContainElement(list);
    expect(document.body).not.toHaveFocus();
    expect(stored()).toBe(storedPicks({ saved: picks.slice(0, 1) }));
  });

  it('show the class that was saved, not the first of its course', async () => {
    localStorage.setItem(KEY, storedPicks({ saved: [{ id: 1, title: 'Curso 1', classId: 102 }] }));
    await open('/cursos-salvos', {
      'GET /courses-sig/1': aCourse({
        id: 1,
        title: 'Curso 1',
        classes: [
          aClass(),
          aClass({ planoDoCursoId: 102, localidade: 'Santana', horarios: ['Terças, 19h às 22h'] }),
        ],
      }),
    });
    const card = within(await screen.findByRole('list', { name: 'Cursos salvos' }));
    expect(await card.findByText('Santana')).toBeVisible();
    expect(card.getByText('Noite')).toBeVisible();
    expect(card.getByRole('link', { name: 'Matricule-se em Curso 1' })).toHaveAttribute(
      'href',
      '/detalhes/1?turma=102',
    );
    expect(card.getByRole('button', { name: 'Salvar Curso 1' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('say what to do while there are none', async () => {
    await open('/cursos-salvos');
    expect(screen.getByText('Nenhum curso salvo neste aparelho')).toBeVisible();
  });

  it('follow what another tab does', async () => {
    await open('/cursos-salvos');
    await storeElsewhere(storedPicks({ saved: picks.slice(0, 1) }));
    expect(await screen.findByRole('link', { name: 'Matricule-se em Curso 1' })).toBeVisible();
    await storeElsewhere('{}');
    expect(screen.getByText('Nenhum curso salvo neste aparelho')).toBeVisible();
  });

  it('last as long as the page where the browser forbids storage', async () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new DOMException('denied', 'SecurityError');
      },
      setItem() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const { user } = await open('/cursos');
    const save = await screen.findByRole('button', { name: 'Salvar Curso 3' });
    await user.click(save);
    expect(save).toHaveAttribute('aria-pressed', 'true');
    await user.click(save);
    expect(save).toHaveAttribute('aria-pressed', 'false');
  });

  it('come to life without a change to what the server sent', async () => {
    localStorage.setItem(KEY, storedPicks({ saved: picks }));
    const tools = (
      <>
        <SavedLink />
        <SaveCourse pick={{ id: 1, title: 'Curso 1', classId: 101 }} />
      </>
    );
    expect(serverHtml(tools)).not.toContain('button');
    const { recoveredErrors, unmount } = await hydrate(tools);
    expect(recoveredErrors).toEqual([]);
    expect(screen.getByRole('link', { name: 'Cursos salvos (4)' })).toBeInTheDocument();
    await unmount();
  });
});

describe('the courses to compare', () => {
  it('are three at most: a fourth is refused with the reason', async () => {
    const { user } = await open('/cursos');
    for (const { title } of courses)
      await user.click(await screen.findByRole('button', { name: `Comparar ${title}` }));
    expect(screen.getAllByText(/Você já escolheu 3 cursos para comparar/)).not.toEqual([]);
    expect(screen.getByRole('button', { name: 'Comparar Curso 4' })).toHaveAttribute('aria-pressed', 'false');
    const bar = within(screen.getByRole('region', { name: 'Comparação de cursos' }));
    expect(bar.getByText('3 de 3 cursos para comparar')).toBeVisible();
    const go = bar.getByRole('link', { name: 'Comparar agora' });
    expect(go).toHaveAttribute('href', '/comparar-cursos?ids=1-101,2-101,3-101');
  });

  it('need a second one, and can be let go at once', async () => {
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
