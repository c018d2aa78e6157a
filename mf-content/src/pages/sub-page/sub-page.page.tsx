import type { Content } from '@portal/contract/endpoints/home';
import { summary } from '@portal/contract/format/plain-text';
import { preload } from '@portal/platform/remote';
import { AsyncRegion } from '@portal/ui/async-region';
import { Container } from '@portal/ui/container';
import { EmptyState } from '@portal/ui/empty-state';
import { PageHeader } from '@portal/ui/page-header';
import { RichHtml } from '@portal/ui/rich-html';
import { Skeleton } from '@portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { Article, ContentLinks } from '../../parts/article-page.tsx';
import { firstContentQuery } from '../../parts/contents.queries.ts';
import article from '../../parts/prose.module.css';

/** Contents of this type show only their body (B 2.10). */
const BODY_ONLY_TYPE = 1;

/** Maximum length of a description in shared links. */
const MAX_DESCRIPTION = 200;

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  preload(context, firstContentQuery(params.name ?? ''));

/** /subPages/{name}: menu entry with its first content (B 2.10). */
export function Component() {
  const { name = '' } = useParams();
  const page = useQuery(firstContentQuery(name));
  const content = page.data?.content;
  const isWhole = content !== null && content !== undefined && content.type !== BODY_ONLY_TYPE;
  return (
    <>
      <PageHeader
        title={(isWhole && content.title) || page.data?.name || name}
        lead={(isWhole && content.subtitle) || undefined}
        description={content?.subtitle || summary(content?.descritive ?? '', MAX_DESCRIPTION) || undefined}
      />
      <Container>
        <div className="py-6 pageEnd">
          <AsyncRegion
            query={page}
            loading={<Skeleton kind="text" count={10} label="Carregando o texto…" />}
            empty={(found) => found.content === null}
            emptyState={<EmptyState title="Esta página ainda não tem conteúdo." />}
            failedTitle="Não foi possível carregar o texto"
          >
            {(found) => found.content && <Body content={found.content} />}
          </AsyncRegion>
        </div>
      </Container>
    </>
  );
}

const Body = ({ content }: { content: Content }) =>
  content.type === BODY_ONLY_TYPE ? (
    <div className={`stack top gap-6 shrinks ${article.article}`}>
      <RichHtml html={content.descritive ?? ''} />
      <ContentLinks links={content.links} />
    </div>
  ) : (
    <Article content={content} />
  );

export { MissingContent as ErrorBoundary } from '../../parts/list-page.tsx';
