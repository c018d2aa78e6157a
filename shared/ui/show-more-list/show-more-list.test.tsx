import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { hydrate, serverHtml } from '@portal/tooling/testing/render';
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

it("shows 4 entries and 'ver mais...' when there are more", async () => {
  render(list(6));
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  const more = screen.getByRole('button', { name: 'ver mais...' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
});

it("shows all of them after 'ver mais...' and 4 again after 'ver menos...', keeping the focus", async () => {
  render(list(6));
  await userEvent.click(screen.getByRole('button', { name: 'ver mais...' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  const less = screen.getByRole('button', { name: 'ver menos...' });
  expect(less).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

it('has no toggle for 4 entries', () => {
  render(list(4));
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.queryByRole('button')).toBeNull();
});

it('says when there is nothing', () => {
  render(list(0));
  expect(screen.getByText('Não há processos seletivos')).toBeVisible();
});

it('sends every entry in sight from the server, for visitors without JavaScript', () => {
  const html = serverHtml(list(6));
  expect(html.match(/<li/g)).toHaveLength(6);
  expect(html).not.toContain('hidden=""');
});

it('comes to life without a change to what the server sent, then hides the rest', async () => {
  const { container, recoveredErrors, unmount } = await hydrate(list(6));
  expect(recoveredErrors).toEqual([]);
  expect(container.querySelectorAll('li[hidden]')).toHaveLength(2);
  expect(await accessibilityProblems(container)).toEqual([]);
  await unmount();
});
