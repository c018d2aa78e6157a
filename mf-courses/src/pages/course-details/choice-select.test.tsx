import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { ChoiceForm, ChoiceSelect } from './choice-select.tsx';

afterEach(() => window.history.replaceState(null, '', '/'));

/** The choice as it is drawn with a value. */
const drawn = (value: string) => (
  <RouterProvider
    router={createMemoryRouter([
      {
        path: '*',
        element: (
          <ChoiceForm courseId={1}>
            <ChoiceSelect
              courseId={1}
              name="turma"
              label="Cidade"
              value={value}
              submitLabel="Ver"
              anchor="turmas"
            >
              <option value="1">Macapá</option>
              <option value="2">Santana</option>
              <option value="3">Oiapoque</option>
            </ChoiceSelect>
          </ChoiceForm>
        ),
      },
    ])}
  />
);

it('keeps a choice when the address before it is drawn late, and follows the address', async () => {
  const { rerender } = render(drawn('1'));
  await userEvent.selectOptions(screen.getByLabelText('Cidade'), '2');
  window.history.replaceState(null, '', '/?turma=2');
  rerender(drawn('3'));
  expect(screen.getByLabelText('Cidade')).toHaveValue('2');
  window.history.replaceState(null, '', '/?turma=3');
  rerender(drawn('1'));
  rerender(drawn('3'));
  expect(screen.getByLabelText('Cidade')).toHaveValue('3');
});
