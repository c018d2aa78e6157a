import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { aCourse } from '@portal/tooling/testing/builders/course';
import { mockApi } from '@portal/tooling/testing/open-route';
import { hydrate, renderAt } from '@portal/tooling/testing/render';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { searchable } from '../../testing/course-answers.ts';
import { TitleField } from './schedule-filter.tsx';

const onPick = vi.fn();
const onSubmit = vi.fn((text: unknown) => text);
beforeEach(() => void vi.clearAllMocks());

const answerWith = (...titles: string[]) =>
  mockApi(searchable(titles.map((title, id) => aCourse({ id: id + 1, title }))));
const form = (value = '') => (
  <QueryClientProvider client={new QueryClient()}>
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget).get('title'));
      }}
    >
      <TitleField modality={2} value={value} onPick={onPick} />
      <button type="submit">Buscar</button>
    </form>
  </QueryClientProvider>
);
const field = () => screen.getByRole('combobox', { name: 'Título do curso' });

it('requests suggestions once, when typing has paused for half a second (A 9)', () => {
  const received = answerWith();
  renderAt(form());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const value of [' c', ' cozi ']) {
    fireEvent.change(field(), { target: { value } });
    act(() => void vi.advanceTimersByTime(499));
  }
  expect(received).toEqual([]);
  act(() => void vi.advanceTimersByTime(1));
  expect(received.map(({ query }) => query.get('title'))).toEqual(['cozi']);
  expect(screen.getByRole('status')).toHaveTextContent('Procurando…');
});

it('offers titles with their number, and accepts one by keyboard or click', async () => {
  answerWith('Cozinheiro', 'Cozinha amazônica');
  const { container } = renderAt(form());
  await userEvent.type(field(), 'cozi');
  expect(await screen.findByText('2 sugestões.')).toBeInTheDocument();
  expect(await accessibilityProblems(container)).toEqual([]);
  const [, second] = screen.getAllByRole('option').map(({ textContent }) => textContent);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onPick.mock.calls).toEqual([[second]]);
  expect(field()).toHaveValue(second);
  await userEvent.clear(field());
  await userEvent.type(field(), 'cozin');
  await userEvent.click(await screen.findByRole('option', { name: 'Cozinheiro' }));
  expect(onPick).toHaveBeenLastCalledWith('Cozinheiro');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('submits the form on Enter while nothing is picked, and blur picks nothing: any text is valid', async () => {
  answerWith('Cozinheiro');
  renderAt(form());
  await userEvent.type(field(), 'cozi{Enter}');
  expect(onSubmit).toHaveBeenCalledWith('cozi');
  await userEvent.type(field(), 'n');
  await screen.findByRole('option');
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  expect(onPick).not.toHaveBeenCalled();
});

it('keeps the text that was typed before hydration', async () => {
  await hydrate(form(), '/', (served) => {
    (served.querySelector('input') as HTMLInputElement).value = 'cost';
  });
  expect(field()).toHaveValue('cost');
});
