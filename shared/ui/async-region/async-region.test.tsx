import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { Skeleton } from '@portal/ui/skeleton';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AsyncRegion } from './async-region.tsx';
import type { RegionQuery } from './region-state.ts';

const refetch = vi.fn();
const show = (query: Partial<RegionQuery<string[]>>) =>
  render(
    <AsyncRegion<string[]>
      query={{ data: undefined, isError: false, fetchStatus: 'idle', refetch, ...query }}
      loading={<Skeleton kind="card" count={4} label="Carregando notícias…" />}
      emptyState={<p>Não há notícias no momento.</p>}
    >
      {(names) => names.map((name) => <p key={name}>{name}</p>)}
    </AsyncRegion>,
  );

it.each<[Partial<RegionQuery<string[]>>, string]>([
  [{ data: ['Formatura'] }, 'Formatura'],
  [{ data: ['Formatura'], isError: true }, 'Formatura'],
  [{ data: ['Formatura'], fetchStatus: 'paused' }, 'Formatura'],
  [{ data: [] }, 'Não há notícias no momento.'],
  [{ fetchStatus: 'paused' }, 'Você está sem conexão'],
])('of %j shows "%s"', (query, text) => {
  show(query);
  expect(screen.getByText(text)).toBeVisible();
});

it('announces that it is loading', async () => {
  const { container } = show({ fetchStatus: 'fetching' });
  expect(screen.getByRole('status')).toHaveTextContent('Carregando notícias…');
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
  expect(await accessibilityProblems(container)).toEqual([]);
});

it("offers 'Tentar de novo' after a failure, and keeps the keyboard's place", async () => {
  const { container } = show({ isError: true });
  expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível carregar');
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(refetch).toHaveBeenCalledOnce();
  expect(container.firstElementChild).toHaveFocus();
  expect(await accessibilityProblems(container)).toEqual([]);
});
