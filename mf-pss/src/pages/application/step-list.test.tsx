import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { StepList } from './step-list.tsx';

it('the steps of a form lead to any but the current one', async () => {
  const choose = vi.fn();
  render(<StepList label="Etapas" titles={['Dados', 'Formação']} current={2} onChoose={choose} />);
  await userEvent.click(screen.getByRole('button', { name: '2 Formação' }));
  await userEvent.click(screen.getByRole('button', { name: '1 Dados' }));
  expect(choose.mock.calls).toEqual([[1]]);
});
