import { institution } from '@portal/contract/institution';
import { preload } from '@portal/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { ContentCards } from '../../parts/content-cards.tsx';
import { pageContentsQuery } from '../../parts/contents.queries.ts';
import { ListPage } from '../../parts/list-page.tsx';

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  preload(context, pageContentsQuery(params.name ?? ''));

/** /pages/{name}: contents of a page as cards (B 2.10). */
export function Component() {
  const { name = '' } = useParams();
  const page = useQuery(pageContentsQuery(name));
  const title = page.data?.name || name;
  return (
    <ListPage
      header={{ title, description: `Publicações do ${institution.name} em “${title}”.` }}
      query={page}
      itemsOf={({ contents }) => contents}
      what="os conteúdos"
      empty="Não há conteúdos nesta página no momento."
    >
      {(shown) => (
        <ContentCards
          contents={shown}
          pathOf={({ slug }) => `/pages/${encodeURIComponent(slug)}/${encodeURIComponent(name)}`}
        />
      )}
    </ListPage>
  );
}

export { MissingContent as ErrorBoundary } from '../../parts/list-page.tsx';
