import { AsyncRegion, type AsyncRegionProps } from '@portal/ui/async-region';
import { ButtonLink } from '@portal/ui/button';
import { Container } from '@portal/ui/container';
import { EmptyState } from '@portal/ui/empty-state';
import { MissingPage } from '@portal/ui/missing-page';
import { PageHeader, type PageHeaderProps } from '@portal/ui/page-header';
import { PaginatedList } from '@portal/ui/paginated-list';
import { Skeleton, type SkeletonProps } from '@portal/ui/skeleton';
import type { ReactNode } from 'react';

interface PaginatedRegionProps<Data, Item> {
  query: AsyncRegionProps<Data>['query'];
  itemsOf: (data: Data) => readonly Item[];
  /** Completes "Carregando …" and "Não foi possível carregar …", such as "as notícias". */
  what: string;
  skeleton?: Pick<SkeletonProps, 'kind' | 'count'>;
  /** Title of the empty state, or the state. */
  empty: string | ReactNode;
  children: (shown: readonly Item[]) => ReactNode;
}

/** Paginated list of a query's items, in its four states. */
export const PaginatedRegion = <Data, Item>({
  query,
  itemsOf,
  what,
  skeleton = { kind: 'card', count: 6 },
  empty,
  children,
}: PaginatedRegionProps<Data, Item>) => (
  <AsyncRegion
    query={query}
    loading={<Skeleton {...skeleton} label={`Carregando ${what}…`} />}
    empty={(data) => itemsOf(data).length === 0}
    emptyState={typeof empty === 'string' ? <EmptyState title={empty} /> : empty}
    failedTitle={`Não foi possível carregar ${what}`}
  >
    {(data) => (
      <PaginatedList items={itemsOf(data)} parameter="pagina">
        {children}
      </PaginatedList>
    )}
  </AsyncRegion>
);

interface ListPageProps<Data, Item> extends PaginatedRegionProps<Data, Item> {
  header: PageHeaderProps;
}

/** Page whose content is one list. */
export const ListPage = <Data, Item>({ header, ...list }: ListPageProps<Data, Item>) => (
  <>
    <PageHeader {...header} />
    <Container>
      <PaginatedRegion {...list} />
    </Container>
  </>
);

/** Error boundary for a missing page of the editors. */
export const MissingContent = () => (
  <MissingPage lead="O conteúdo pode ter saído do ar ou mudado de endereço.">
    <ButtonLink to="/">Ir para a página inicial</ButtonLink>
  </MissingPage>
);
