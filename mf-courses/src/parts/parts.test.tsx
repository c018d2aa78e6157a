import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { aClass, aCourse } from '@portal/tooling/testing/builders/course';
import { aHome } from '@portal/tooling/testing/builders/home';
import { mockApi, openRoute } from '@portal/tooling/testing/open-route';
import { hydrate, serverHtml } from '@portal/tooling/testing/render';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import OpenCourses from '../slots/open-courses.tsx';
import { SuggestField, type Suggestions } from './suggest-field.tsx';

describe('a field that suggests courses', () => {
  const onPause = vi.fn();
  const onPick = vi.fn();
  const onSubmit = vi.fn((text: unknown) => text);
  const found: Suggestions = { kind: 'loaded', texts: ['Cozinheiro', 'Cozinha amazônica'] };

  beforeEach(() => void vi.clearAllMocks());

  const form = (suggestions: Suggestions = found, value = '') => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget).get('title'));
      }}
    >
      <SuggestField
        label="Título do curso"
        name="title"
        value={value}
        suggestions={suggestions}
        onPause={onPause}
        onPick={onPick}
      />
      <button type="submit">Buscar</button>
    </form>
  );
  const field = () => screen.getByRole('combobox', { name: 'Título do curso' });

  it('requests suggestions once, when typing has paused for half a second (A 9)', () => {
    render(form({ kind: 'idle' }));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const value of [' c', ' cozi ']) {
      fireEvent.change(field(), { target: { value } });
      act(() => void vi.advanceTimersByTime(499));
    }
    expect(onPause).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(onPause.mock.calls).toEqual([['cozi']]);
  });

  it('offers the results with their number, and accepts one by keyboard or click', async () => {
    const { container } = render(form());
    await userEvent.type(field(), 'cozi');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(found.texts);
    expect(screen.getByRole('status')).toHaveTextContent('2 sugestões.');
    expect(await accessibilityProblems(container)).toEqual([]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onPick.mock.calls).toEqual([['Cozinha amazônica']]);
    expect(field()).toHaveValue('Cozinha amazônica');
    await userEvent.type(field(), 'c');
    await userEvent.click(screen.getByRole('option', { name: 'Cozinheiro' }));
    expect(onPick.mock.lastCall).toEqual(['Cozinheiro']);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('submits the form on Enter while nothing is picked, and blur picks nothing: any text is valid', async () => {
    render(form());
    await userEvent.type(field(), 'cozi{Enter}');
    expect(onSubmit).toHaveBeenCalledWith('cozi');
    expect(screen.queryByRole('option')).toBeNull();
    await userEvent.type(field(), 'n{ArrowDown}');
    await userEvent.tab();
    expect(onPick).not.toHaveBeenCalled();
  });

  it.each<[Suggestions, string]>([
    [{ kind: 'loading' }, 'Procurando…'],
    [{ kind: 'loaded', texts: [] }, 'Nenhuma sugestão. Você pode buscar assim mesmo.'],
    [{ kind: 'loaded', texts: ['Um'] }, '1 sugestão.'],
  ])('says where the suggestions are: %j', async (suggestions, text) => {
    render(form(suggestions));
    await userEvent.type(field(), 'x');
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });

  it('replaces the typed text by another active one', async () => {
    const { rerender } = render(form(found, 'corte'));
    await userEvent.type(field(), ' e ...');
    rerender(form(found, 'costura'));
    expect(field()).toHaveValue('costura');
  });

  it('is a text input before hydration, and then keeps its text', async () => {
    expect(serverHtml(form(found, 'corte'))).toMatch(/<input[^>]*value="corte"/);
    await hydrate(form(), '/', (served) => {
      (served.querySelector('input') as HTMLInputElement).value = 'cost';
    });
    expect(field()).toHaveValue('cost');
  });
});

it('the slot shows at most eight open courses, those with full classes last (A 2.2, A 9)', async () => {
  const closed = aCourse({ id: 100, title: 'Fechado', enrollment_open: 0 });
  const many = Array.from({ length: 12 }, (_, id) => aCourse({ id, title: `Curso ${id}` }));
  const full = aCourse({ id: 101, title: 'Lotado', classes: [aClass({ vagasDisponiveis: 0 })] });
  mockApi({ 'GET /home': aHome({ courses: [closed, full, ...many] }) });
  await openRoute([{ path: '/', Component: OpenCourses }], '/');
  await screen.findByRole('heading', { name: 'Curso 0' });
  const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(titles).toEqual([...many.slice(0, 7).map(({ title }) => title), 'Lotado']);
});
