import { preload } from '@portal/platform/remote';
import { ButtonLink } from '@portal/ui/button';
import { MissingPage } from '@portal/ui/missing-page';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { ArticlePage } from '../../parts/article-page.tsx';
import { contentQuery, newsQuery } from '../../parts/contents.queries.ts';

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  preload(context, contentQuery(params.slug ?? ''), newsQuery());

/** /noticias/{slug}: news item (B 2.8). */
export function Component() {
  const { slug = '' } = useParams();
  return <ArticlePage slug={slug} breadcrumbs={[{ label: 'Notícias', to: '/noticias' }]} isNews />;
}

export const ErrorBoundary = () => (
  <MissingPage
    lead="A notícia pode ter saído do ar, ou o endereço está incompleto."
    breadcrumbs={[{ label: 'Notícias', to: '/noticias' }]}
  >
    <ButtonLink to="/noticias">Ver todas as notícias</ButtonLink>
  </MissingPage>
);
