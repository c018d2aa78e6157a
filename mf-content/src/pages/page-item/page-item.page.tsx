import { preload } from '@portal/platform/remote';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { ArticlePage } from '../../parts/article-page.tsx';
import { contentQuery, newsQuery } from '../../parts/contents.queries.ts';

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  preload(context, contentQuery(params.slug ?? ''), newsQuery());

/** /pages/{slug}/{name}: content of the page with this name (B 2.10). */
export function Component() {
  const { slug = '', name = '' } = useParams();
  return (
    <ArticlePage slug={slug} breadcrumbs={[{ label: name, to: `/pages/${encodeURIComponent(name)}` }]} />
  );
}

export { MissingContent as ErrorBoundary } from '../../parts/list-page.tsx';
