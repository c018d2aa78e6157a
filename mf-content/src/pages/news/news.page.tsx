import { ofState } from '@portal/contract/institution/names';
import { preload } from '@portal/platform/remote';
import { EmptyState } from '@portal/ui/empty-state';
import { KeywordSearch } from '@portal/ui/keyword-search';
import { useQuery } from '@tanstack/react-query';
import { Link, type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { searchContents } from '../../domain/contents.ts';
import { ContentCards } from '../../parts/content-cards.tsx';
import { newsQuery } from '../../parts/contents.queries.ts';
import { ListPage } from '../../parts/list-page.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => preload(context, newsQuery());

/** /noticias?busca={keyword}: news, emphasised ones first (B 2.8). */
export function Component() {
  const [search] = useSearchParams();
  const keyword = search.get('busca')?.trim() ?? '';
  const news = useQuery(newsQuery());
  return (
    <ListPage
      header={{
        title: 'Notícias',
        lead: `O que acontece nas unidades, nos cursos e nas comunidades ${ofState}.`,
        children: (
          <KeywordSearch
            path="/noticias"
            name="busca"
            label="Buscar nas notícias"
            value={keyword}
            found={news.data && searchContents(news.data, keyword).length}
          />
        ),
      }}
      query={news}
      itemsOf={(all) => searchContents(all, keyword)}
      what="as notícias"
      empty={
        <EmptyState
          title="Não há notícias no momento."
          action={keyword && <Link to="/noticias">Ver todas as notícias</Link>}
        >
          {keyword && `Nenhuma notícia fala de “${keyword}”.`}
        </EmptyState>
      }
    >
      {(shown) => (
        <ContentCards contents={shown} pathOf={({ slug }) => `/noticias/${encodeURIComponent(slug)}`} />
      )}
    </ListPage>
  );
}
