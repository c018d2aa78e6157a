import { shareImage } from '@portal/client/addresses/share-image';
import { summary } from '@portal/contract/format/plain-text';
import { AsyncRegion } from '@portal/ui/async-region';
import type { Crumb } from '@portal/ui/breadcrumbs';
import { Container } from '@portal/ui/container';
import { PageHeader } from '@portal/ui/page-header';
import { Skeleton } from '@portal/ui/skeleton';
import { StructuredData } from '@portal/ui/structured-data';
import { useQuery } from '@tanstack/react-query';
import { articleData } from '../domain/article-data.ts';
import { contentTitle } from '../domain/content-title.ts';
import styles from './article.module.css';
import { Article } from './article.tsx';
import { contentQuery } from './contents.queries.ts';
import { Publication } from './publication.tsx';
import { RecentNews } from './recent-news.tsx';

interface ArticlePageProps {
  slug: string;
  /** List of the content. */
  breadcrumbs: readonly Crumb[];
  isNews?: boolean;
}

/** Maximum length of a description in shared links. */
const MAX_DESCRIPTION = 200;

/** News item or article of a page, with recent news next to it (B 2.8, B 2.10). */
export function ArticlePage({ slug, breadcrumbs, isNews = false }: ArticlePageProps) {
  const content = useQuery(contentQuery(slug));
  const found = content.data;
  const title = found ? contentTitle(found) : 'Notícia';
  const image = shareImage(found?.image);
  return (
    <>
      <PageHeader
        title={title}
        lead={found?.subtitle ?? undefined}
        breadcrumbs={breadcrumbs}
        description={found && (found.subtitle || summary(found.descritive ?? '', MAX_DESCRIPTION) || title)}
        image={found && image ? { url: image, alt: title } : null}
      >
        {found && <Publication publishedAt={found.published_at} views={found.views} />}
      </PageHeader>
      {found && <StructuredData key={slug} data={articleData({ content: found, isNews, image })} />}
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
