import { ofState } from '@portal/contract/institution/names';
import { preload } from '@portal/platform/remote';
import { AsyncRegion } from '@portal/ui/async-region';
import { Container } from '@portal/ui/container';
import { EmptyState } from '@portal/ui/empty-state';
import { KeywordSearch } from '@portal/ui/keyword-search';
import { PageHeader } from '@portal/ui/page-header';
import { Skeleton } from '@portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link, type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { searchContents } from '../../domain/news.ts';
import { ContentList } from '../../parts/content-list.tsx';
import { newsQuery } from '../../parts/contents.queries.ts';

export const loader = ({ context }: LoaderFunctionArgs) => preload(context, newsQuery());

/** /noticias?busca={keyword}: news, emphasised ones first (B 2.8). */
export function Component() {
  const [search] = useSearchParams();
  const keyword = search.get('busca')?.trim() ?? '';
  const news = useQuery(newsQuery());
  return (
    <>
      <PageHeader
        title="Notícias"
        lead={`O que acontece nas unidades, nos cursos e nas comunidades ${ofState}.`}
      >
        <KeywordSearch
          path="/noticias"
          name="busca"
          label="Buscar nas notícias"
          value={keyword}
          found={news.data && searchContents(news.data, keyword).length}
        />
      </PageHeader>
      <Container>
        <AsyncRegion
          query={news}
          loading={<Skeleton kind="card" count={6} label="Carregando as notícias…" />}
          empty={(all) => searchContents(all, keyword).length === 0}
          emptyState={
            <EmptyState
              title="Não há notícias no momento."
              action={keyword && <Link to="/noticias">Ver todas as notícias</Link>}
            >
              {keyword && `Nenhuma notícia fala de “${keyword}”.`}
            </EmptyState>
          }
          failedTitle="Não foi possível carregar as notícias"
        >
          {(all) => (
            <ContentList
              contents={searchContents(all, keyword)}
              pathOf={({ slug }) => `/noticias/${encodeURIComponent(slug)}`}
            />
          )}
        </AsyncRegion>
      </Container>
    </>
  );
}
