import { useQuery } from '@portal/runtime/query';
import { fileUrl } from '@portal/shared/format/file-url';
import { AsyncRegion } from '@portal/ui/async-region';
import type { Crumb } from '@portal/ui/breadcrumbs';
import { Container } from '@portal/ui/container';
import { PageHeader } from '@portal/ui/page-header';
import { Skeleton } from '@portal/ui/skeleton';
import styles from './article.module.css';
import { Article } from './article.tsx';
import { contentQuery } from './contents.queries.ts';
import { Publication } from './publication.tsx';
import { RecentNews } from './recent-news.tsx';

interface ArticlePageProps {
  slug: string;
  /** The list that the content belongs to. */
  breadcrumbs: readonly Crumb[];
}

/** A news item, or an article of a page, with the recent news beside it (B 2.8, B 2.10). */
export function ArticlePage({ slug, breadcrumbs }: ArticlePageProps) {
  const content = useQuery(contentQuery(slug));
  const found = content.data;
  return (
    <>
      <PageHeader
        title={found?.title ?? 'Notícia'}
        lead={found?.subtitle ?? undefined}
        breadcrumbs={breadcrumbs}
        image={fileUrl(found?.image)}
      >
        {found && <Publication publishedAt={found.published_at} views={found.views} />}
      </PageHeader>
      <Container>
        <div className={styles.layout}>
          <AsyncRegion
            query={content}
            loading={<Skeleton kind="text" count={10} label="Carregando o texto…" />}
            failedTitle="Não foi possível carregar o texto"
          >
            {(loaded) => <Article content={loaded} />}
          </AsyncRegion>
          <RecentNews current={slug} />
        </div>
      </Container>
    </>
  );
}
