import { shareImage } from '@portal/client/addresses/portal-url';
import { call } from '@portal/client/api';
import { countGalleryView } from '@portal/contract/endpoints/publications';
import { preload } from '@portal/platform/remote';
import { ButtonLink } from '@portal/ui/button';
import { Container } from '@portal/ui/container';
import { MissingPage } from '@portal/ui/missing-page';
import { PageHeader } from '@portal/ui/page-header';
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { galleryQuery } from '../../parts/galleries.queries.ts';
import { PaginatedRegion } from '../../parts/list-page.tsx';
import { PictureGrid } from '../../parts/picture-grid.tsx';
import { Publication, useCountView } from '../../parts/publication.tsx';

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  preload(context, galleryQuery(params.id ?? ''));

/** /gallery/{id}: pictures of an event (B 2.9). */
export function Component() {
  const { id = '' } = useParams();
  const gallery = useQuery(galleryQuery(id));
  const found = gallery.data;
  const cover = shareImage(found?.cover_image);
  useCountView(found && `gallery ${id}`, () => call(countGalleryView, { params: { id } }));
  return (
    <>
      <PageHeader
        title={found?.event ?? 'Galeria'}
        breadcrumbs={[{ label: 'Galerias', to: '/gallery' }]}
        description={found && `Imagens de ${found.event}.`}
        image={found && cover ? { url: cover, alt: found.event } : null}
      >
        {found && <Publication publishedAt={found.published_at} views={found.views} />}
      </PageHeader>
      <Container>
        <div className="py-6 pageEnd">
          <PaginatedRegion
            query={gallery}
            itemsOf={({ event, images }) =>
              images.map(({ image, caption, credit }, index) => ({
                image,
                label: caption ?? `${event}, imagem ${index + 1} de ${images.length}`,
                isCaption: caption !== null,
                credit,
              }))
            }
            what="as imagens"
            empty="Esta galeria ainda não tem imagens."
          >
            {(shown) => <PictureGrid title={found?.event ?? ''} pictures={shown} />}
          </PaginatedRegion>
        </div>
      </Container>
    </>
  );
}

export const ErrorBoundary = () => (
  <MissingPage
    lead="A galeria pode ter saído do ar, ou o endereço está incompleto."
    breadcrumbs={[{ label: 'Galerias', to: '/gallery' }]}
  >
    <ButtonLink to="/gallery">Ver todas as galerias</ButtonLink>
  </MissingPage>
);
