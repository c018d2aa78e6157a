import { preload } from '@portal/runtime/preload';
import { ButtonLink } from '@portal/ui/button';
import { MissingPage } from '@portal/ui/missing-page';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { ArticlePage } from '../../parts/article-page.tsx';
import { contentQuery, newsQuery } from '../../parts/contents.queries.ts';

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  preload(context, contentQuery(params.slug ?? ''), newsQuery());

/** /pages/{slug}/{name}: one content of the page of that name (B 2.10). */
export function Component() {
  const { slug = '', name = '' } = useParams();
  return (
    <ArticlePage slug={slug} breadcrumbs={[{ label: name, to: `/pages/${encodeURIComponent(name)}` }]} />
  );
}

export const ErrorBoundary = () => (
  <MissingPage lead="O conteúdo pode ter saído do ar ou mudado de endereço.">
    <ButtonLink to="/">Ir para a página inicial</ButtonLink>
  </MissingPage>
);
