import { EmptyState, FailedState } from '@portal/ui/empty-state';
import { type ReactNode, useRef } from 'react';
import { Container } from '../container/container.tsx';

/** Part of a query's result that decides what its region shows. */
export interface RegionQuery<T> {
  data: T | undefined;
  isError: boolean;
  fetchStatus: 'fetching' | 'paused' | 'idle';
}

/** Returns the state of a region. Loaded data outlives a failed refresh. */
function regionState<T>({ data, isError, fetchStatus }: RegionQuery<T>, isEmpty: (data: T) => boolean) {
  if (data !== undefined) return isEmpty(data) ? 'empty' : 'loaded';
  if (isError) return 'failed';
  return fetchStatus === 'paused' ? 'offline' : 'loading';
}

export interface AsyncRegionProps<T> {
  /** Result of `useQuery`. */
  query: RegionQuery<T> & { refetch: () => unknown };
  /** Skeleton in the size of the content. */
  loading: ReactNode;
  /** Whether loaded data counts as empty; by default an empty list does. */
  empty?: (data: T) => boolean;
  emptyState?: ReactNode;
  failedTitle?: string;
  /** The content consists of full-width bands: the other states are then limited to the page's width. */
  banded?: boolean;
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
  banded = false,
  children,
}: AsyncRegionProps<T>) {
  const region = useRef<HTMLDivElement>(null);
  const state = regionState(query, empty);

  // The button disappears with the failed state: the region receives the keyboard focus.
  const retry = () => {
    region.current?.focus();
    query.refetch();
  };

  const framed = (content: ReactNode) => (banded ? <Container>{content}</Container> : content);

  return (
    <div ref={region} tabIndex={-1} aria-busy={state === 'loading'} data-region={state}>
      {state === 'loading' && framed(loading)}
      {state === 'offline' &&
        framed(
          <FailedState
            title="Você está sem conexão"
            text="Confira a internet. A página continua sozinha quando a conexão voltar."
            onRetry={retry}
          />,
        )}
      {state === 'failed' && framed(<FailedState title={failedTitle} onRetry={retry} />)}
      {state === 'empty' && framed(emptyState)}
      {query.data !== undefined && state === 'loaded' && children(query.data)}
    </div>
  );
}
