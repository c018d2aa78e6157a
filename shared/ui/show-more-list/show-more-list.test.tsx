import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { hydrate } from '@portal/tooling/testing/render';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ShowMoreList } from './show-more-list.tsx';

const list = (count: number) => (
  <ShowMoreList
    label="Processos"
    items={Array.from({ length: count }, (_, place) => `Processo ${place + 1}`)}
    keyOf={(name) => name}
    renderItem={(name) => name}
    empty="Não há processos seletivos"
  />
);

it("shows 4 entries, all after 'ver mais...' and 4 again after 'ver menos...', keeping the focus", async () => {
  render(list(6));
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  const more = screen.getByRole('button', { name: 'ver mais...' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(more);
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(screen.getByRole('button', { name: 'ver menos...' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

it('has no toggle for 4 entries, and says when there is nothing', () => {
  const { rerender } = render(list(4));
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(list(0));
  expect(screen.getByText('Não há processos seletivos')).toBeVisible();
});

it('sends every entry in sight from the server, for visitors without JavaScript, and hides the rest later', async () => {
  const { container, recoveredErrors, unmount } = await hydrate(list(6), '/', (served) => {
    expect(served.querySelectorAll('li')).toHaveLength(6);
    expect(served.querySelectorAll('[hidden]')).toHaveLength(0);
  });
  expect(recoveredErrors).toEqual([]);
  expect(container.querySelectorAll('li[hidden]')).toHaveLength(2);
  expect(await accessibilityProblems(container)).toEqual([]);
  await unmount();
});
