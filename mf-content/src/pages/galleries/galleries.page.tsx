import type { Gallery } from '@portal/contract/endpoints/publications';
import { preload } from '@portal/platform/remote';
import { EmptyState } from '@portal/ui/empty-state';
import { KeywordSearch } from '@portal/ui/keyword-search';
import { Picture } from '@portal/ui/picture';
import { useQuery } from '@tanstack/react-query';
import { Link, type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import cards from '../../parts/cards.module.css';
import { galleriesQuery } from '../../parts/galleries.queries.ts';
import { ListPage } from '../../parts/list-page.tsx';
import { Publication } from '../../parts/publication.tsx';

const readEvent = (query: URLSearchParams): string => query.get('event')?.trim() ?? '';

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  preload(context, galleriesQuery(readEvent(new URL(request.url).searchParams)));

/** /gallery?event={text}: published galleries (B 2.9). */
export function Component() {
  const [query] = useSearchParams();
  const event = readEvent(query);
  const galleries = useQuery(galleriesQuery(event));
  return (
    <ListPage
      header={{
        title: 'Galerias',
        lead: 'Formaturas, feiras, oficinas e ações em imagens.',
        children: (
          <KeywordSearch
            path="/gallery"
            name="event"
            label="Buscar um evento"
            value={event}
            found={galleries.data?.length}
          />
        ),
      }}
      query={galleries}
      itemsOf={(all) => all}
      what="as galerias"
      empty={
        <EmptyState
          title="Não há galerias no momento."
          action={event && <Link to="/gallery">Ver todas as galerias</Link>}
        >
          {event && `Nenhum evento tem “${event}” no nome.`}
        </EmptyState>
      }
    >
      {(shown) => (
        <ul className="stack columns gap-6 py-6 pageEnd">
          {shown.map((gallery) => (
            <li key={gallery.id}>
              <GalleryCard gallery={gallery} />
            </li>
          ))}
        </ul>
      )}
    </ListPage>
  );
}

/** Gallery as a pile of pictures: cover, event, date, views and a link (B 2.9). */
const GalleryCard = ({ gallery }: { gallery: Gallery }) => (
  <article className={`covered stack gap-3 ${cards.gallery}`}>
    <div className={`relative framed mt-3 ${cards.galleryCover}`}>
      <Picture src={gallery.cover_image} alt="" width={800} height={600} />
    </div>
    <div className="stack start gap-1">
      <h2 className="text-md">{gallery.event}</h2>
      <Publication publishedAt={gallery.published_at} views={gallery.views} />
      <Link to={`/gallery/${gallery.id}`} className="cover bold">
        Ver mais<span className="visuallyHidden"> de {gallery.event}</span>
      </Link>
    </div>
  </article>
);
