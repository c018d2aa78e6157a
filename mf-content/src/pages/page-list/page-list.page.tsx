import { institution } from '@portal/contract/institution';
import { preload } from '@portal/platform/remote';
import { AsyncRegion } from '@portal/ui/async-region';
import { Container } from '@portal/ui/container';
import { EmptyState } from '@portal/ui/empty-state';
import { PageHeader } from '@portal/ui/page-header';
import { Skeleton } from '@portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { ContentList } from '../../parts/content-list.tsx';
import { pageContentsQuery } from '../../parts/contents.queries.ts';

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  preload(context, pageContentsQuery(params.name ?? ''));

/** /pages/{name}: contents of a page as cards (B 2.10). */
export function Component() {
  const { name = '' } = useParams();
  const page = useQuery(pageContentsQuery(name));
  const title = page.data?.name || name;
  return (
    <>
      <PageHeader title={title} description={`Publicações do ${institution.name} em “${title}”.`} />
      <Container>
        <AsyncRegion
          query={page}
          loading={<Skeleton kind="card" count={6} label="Carregando os conteúdos…" />}
          empty={({ contents }) => contents.length === 0}
          emptyState={<EmptyState title="Não há conteúdos nesta página no momento." />}
          failedTitle="Não foi possível carregar os conteúdos"
        >
          {({ contents }) => (
            <ContentList
              contents={contents}
              pathOf={({ slug }) => `/pages/${encodeURIComponent(slug)}/${encodeURIComponent(name)}`}
            />
          )}
        </AsyncRegion>
      </Container>
    </>
  );
}

export { MissingContent as ErrorBoundary } from '../../parts/missing-content.tsx';
