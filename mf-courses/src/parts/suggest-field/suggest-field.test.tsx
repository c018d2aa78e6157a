import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { hydrate, renderAt, serverHtml } from '@portal/tooling/testing/render';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SuggestField, type Suggestions } from './suggest-field.tsx';

afterEach(() => vi.useRealTimers());

const onPause = vi.fn();
const onPick = vi.fn();
const onSubmit = vi.fn((text: unknown) => text);
const found: Suggestions = { kind: 'loaded', texts: ['Cozinheiro', 'Cozinha amazônica'] };

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

function open(suggestions?: Suggestions) {
  vi.clearAllMocks();
  return { user: userEvent.setup(), ...renderAt(form(suggestions)) };
}

it('asks for suggestions once, when typing pauses', async () => {
  const { user } = open({ kind: 'idle' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 1 });
  await user.type(field(), ' cozi ');
  expect(onPause).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(onPause.mock.calls).toEqual([['cozi']]);
});

it('offers what was found, says how many, and takes the one that is picked by keyboard', async () => {
  const { user, container } = open();
  await user.type(field(), 'cozi');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(found.texts);
  expect(screen.getByRole('status')).toHaveTextContent('2 sugestões.');
  expect(await accessibilityProblems(container)).toEqual([]);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onPick.mock.calls).toEqual([['Cozinha amazônica']]);
  expect(field()).toHaveValue('Cozinha amazônica');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('takes the one that is pressed', async () => {
  const { user } = open();
  await user.type(field(), 'c');
  await user.click(screen.getByRole('option', { name: 'Cozinheiro' }));
  expect(onPick.mock.calls).toEqual([['Cozinheiro']]);
});

it('sends the form on Enter while nothing is picked: any text will do', async () => {
  const { user } = open();
  await user.type(field(), 'cozi{Enter}');
  expect(onSubmit).toHaveBeenCalledWith('cozi');
  expect(onPick).not.toHaveBeenCalled();
  expect(screen.queryByRole('option')).toBeNull();
});

it('closes on Escape and keeps what is typed', async () => {
  const { user } = open();
  await user.type(field(), 'cozi{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(field()).toHaveValue('cozi');
});

it.each<[Suggestions, string]>([
  [{ kind: 'loading' }, 'Procurando…'],
  [{ kind: 'loaded', texts: [] }, 'Nenhuma sugestão. Você pode buscar assim mesmo.'],
  [{ kind: 'loaded', texts: ['Um'] }, '1 sugestão.'],
])('says where the suggestions are: %j', async (suggestions, text) => {
  const { user } = open(suggestions);
  await user.type(field(), 'x');
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

it('shows another text in force in the place of what is typed', async () => {
  function Page() {
    const [value, setValue] = useState('corte');
    return (
      <>
        {form(found, value)}
        <button type="button" onClick={() => setValue('costura')}>
          Voltar
        </button>
      </>
    );
  }
  const user = userEvent.setup();
  renderAt(<Page />);
  await user.type(field(), ' e ...');
  await user.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(field()).toHaveValue('costura');
});

it('is a line of text before it comes to life, and then the same', async () => {
  expect(serverHtml(form(found, 'corte'))).toMatch(/<input[^>]*value="corte"/);
  const { recoveredErrors, unmount } = await hydrate(form());
  expect(recoveredErrors).toEqual([]);
  await unmount();
});
