import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { StepList } from './step-list.tsx';

const titles = ['Dados', 'Formação', 'Confirmação'];
const show = (changes: object = {}) => {
  const onChoose = vi.fn();
  const view = render(
    <StepList label="Etapas" titles={titles} current={2} onChoose={onChoose} {...changes} />,
  );
  return { ...view, onChoose };
};

it('lists the steps in their order, with the current one marked, each named by number and title', async () => {
  const { container } = show();
  const items = within(screen.getByRole('navigation', { name: 'Etapas' })).getAllByRole('listitem');
  const buttons = items.map((item) => within(item).getByRole('button'));
  expect(buttons.map((button) => button.textContent)).toEqual(['1 Dados', '2 Formação', '3 Confirmação']);
  expect(buttons.map((button) => button.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(await accessibilityProblems(container)).toEqual([]);
});

it('leads to any other step, and nowhere while it is locked', async () => {
  const { onChoose, unmount } = show();
  await userEvent.click(screen.getByRole('button', { name: /Confirmação/ }));
  await userEvent.click(screen.getByRole('button', { name: /Formação/ }));
  expect(onChoose.mock.calls).toEqual([[3]]);
  unmount();
  const locked = show({ locked: true });
  const button = screen.getByRole('button', { name: /Dados/ });
  await userEvent.click(button);
  expect(locked.onChoose).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
});
