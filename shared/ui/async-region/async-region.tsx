import { EmptyState } from '@portal/ui/empty-state';
import { FailedState } from '@portal/ui/failed-state';
import { type ReactNode, useRef } from 'react';
import { Container } from '../container/container.tsx';
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
  /** The content is made of bands as wide as the window: the other states then keep to the page's width. */
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

  // The button disappears with the failed state: the region keeps the keyboard's place.
  const retry = () => {
    region.current?.focus();
    query.refetch();
  };

  const framed = (content: ReactNode) => (banded ? <Container>{content}</Container> : content);

  return (
    <div ref={region} tabIndex={-1} aria-busy={state.kind === 'loading'} data-region={state.kind}>
      {state.kind === 'loading' && framed(loading)}
      {state.kind === 'offline' &&
        framed(
          <FailedState
            title="Você está sem conexão"
            text="Confira a internet. A página continua sozinha quando a conexão voltar."
            onRetry={retry}
          />,
        )}
      {state.kind === 'failed' && framed(<FailedState title={failedTitle} onRetry={retry} />)}
      {state.kind === 'empty' && framed(emptyState)}
      {state.kind === 'loaded' && children(state.data)}
    </div>
  );
}
