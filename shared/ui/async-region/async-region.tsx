import { type ReactNode, useRef } from 'react';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { FailedState } from '../failed-state/failed-state.tsx';
import { type RegionQuery, regionState } from './region-state.ts';

export interface AsyncRegionProps<T> {
  /** The result of `useQuery`. */
  query: RegionQuery<T> & { refetch: () => unknown };
  /** A skeleton of the size that the content will have. */
  loading: ReactNode;
  /** Whether loaded data counts as nothing; by default an empty list does. */
  empty?: (data: T) => boolean;
  emptyState?: ReactNode;
  failedTitle?: string;
  children: (data: T) => ReactNode;
}

const isEmptyList = (data: unknown) => Array.isArray(data) && data.length === 0;

/** Shows a query's four states: loading, empty, failed with "Tentar de novo", loaded. */
export function AsyncRegion<T>({
  query,
  loading,
  empty = isEmptyList,
  emptyState = <EmptyState title="Nada por aqui ainda" />,
  failedTitle,
  children,
}: AsyncRegionProps<T>) {
  const region = useRef<HTMLDivElement>(null);
  const state = regionState(query, empty);

  // The button disappears with the failed state: the region keeps the keyboard's place.
  const retry = () => {
    region.current?.focus();
    query.refetch();
  };

  return (
    <div ref={region} tabIndex={-1} aria-busy={state.kind === 'loading'} data-region={state.kind}>
      {state.kind === 'loading' && loading}
      {state.kind === 'offline' && (
        <FailedState
          title="Você está sem conexão"
          text="Confira a internet e tente de novo."
          onRetry={retry}
        />
      )}
      {state.kind === 'failed' && <FailedState title={failedTitle} onRetry={retry} />}
      {state.kind === 'empty' && emptyState}
      {state.kind === 'loaded' && children(state.data)}
    </div>
  );
}
