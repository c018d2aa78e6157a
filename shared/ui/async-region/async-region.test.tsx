import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { Skeleton } from '@portal/ui/skeleton';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AsyncRegion } from './async-region.tsx';
import type { RegionQuery } from './region-state.ts';

const refetch = vi.fn();
const region = (query: Partial<RegionQuery<string[]>>) => (
  <AsyncRegion<string[]>
    query={{ data: undefined, isError: false, fetchStatus: 'idle', refetch, ...query }}
    loading={<Skeleton kind="card" count={4} label="Carregando notícias…" />}
    emptyState={<p>Não há notícias no momento.</p>}
  >
    {(names) => names.map((name) => <p key={name}>{name}</p>)}
  </AsyncRegion>
);

it('announces that it is loading', async () => {
  const { container } = render(region({ fetchStatus: 'fetching' }));
  expect(screen.getByRole('status')).toHaveTextContent('Carregando notícias…');
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
  expect(await accessibilityProblems(container)).toEqual([]);
});

it('shows what was loaded', () => {
  render(region({ data: ['Formatura'] }));
  expect(screen.getByText('Formatura')).toBeVisible();
});

it('shows the empty state for an empty list', () => {
  render(region({ data: [] }));
  expect(screen.getByText('Não há notícias no momento.')).toBeVisible();
});

it("offers 'Tentar de novo' after a failure, and keeps the keyboard's place", async () => {
  const { container } = render(region({ isError: true }));
  expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível carregar');
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(refetch).toHaveBeenCalledOnce();
  expect(container.firstElementChild).toHaveFocus();
  expect(await accessibilityProblems(container)).toEqual([]);
});

it('says that the visitor is offline', () => {
  render(region({ fetchStatus: 'paused' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Você está sem conexão');
});
