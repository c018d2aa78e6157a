import { shareImage } from '@portal/client/addresses/portal-url';
import { call } from '@portal/client/api';
import { type Content, type ContentLink, countContentView } from '@portal/contract/endpoints/home';
import { summary } from '@portal/contract/format/plain-text';
import { AsyncRegion } from '@portal/ui/async-region';
import { ButtonLink } from '@portal/ui/button';
import { Container } from '@portal/ui/container';
import { type Crumb, PageHeader } from '@portal/ui/page-header';
import { Picture } from '@portal/ui/picture';
import { RichHtml } from '@portal/ui/rich-html';
import { ShareBar } from '@portal/ui/share-bar';
import { Skeleton } from '@portal/ui/skeleton';
import { StructuredData } from '@portal/ui/structured-data';
import { TruncatedTitle } from '@portal/ui/truncated-title';
import { WrapText } from '@portal/ui/wrap-text';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { articleData, contentLinkTarget, contentTitle, recentContents } from '../domain/contents.ts';
import { contentQuery, newsQuery } from './contents.queries.ts';
import { PaginatedRegion } from './list-page.tsx';
import styles from './prose.module.css';
import { Publication, useCountView } from './publication.tsx';

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
        <div className={`stack gap-10 pageEnd ${styles.layout}`}>
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

/** Body of a content: picture, share bar, text and tags (B 2.8, B 2.10). Counts a view. */
export function Article({ content }: { content: Content }) {
  const { id, image, descritive, links, tags } = content;
  useCountView(`content ${id}`, () => call(countContentView, { params: { id } }));
  return (
    <article className={`stack top gap-6 shrinks ${styles.article}`}>
      {image && (
        <div className="clip canoe">
          <Picture src={image} alt="" width={1200} height={675} priority />
        </div>
      )}
      {descritive && <RichHtml html={descritive} />}
      <ContentLinks links={links} />
      {tags.length > 0 && (
        <ul aria-label="Etiquetas" className={`cluster gap-2 ${styles.tags}`}>
          {tags.map((tag) => (
            <li key={tag} className="framed pill text-xs">
              {tag}
            </li>
          ))}
        </ul>
      )}
      <ShareBar title={contentTitle(content)} />
    </article>
  );
}

/** Links of a content: a form, a phone, an e-mail or a file. */
export function ContentLinks({ links }: { links: readonly ContentLink[] }) {
  const shown = links.flatMap(({ label, url }) => {
    const target = contentLinkTarget(url);
    return label && target ? { label, target } : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul className="cluster">
      {shown.map(({ label, target }, index) => (
        <li key={label}>
          <ButtonLink {...target} variant={index === 0 ? 'primary' : 'secondary'}>
            <WrapText>{label}</WrapText>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

/** Number of items, and maximum lengths of their titles and subtitles (B 9). */
const MAX_NEWS = 3;
const MAX_TITLE = 48;
const MAX_SUBTITLE = 60;

/** Sidebar 'Notícias Recentes' (B 2.8). */
function RecentNews({ current }: { current: string }) {
  const news = useQuery(newsQuery());
  return (
    <aside aria-labelledby="recentes" className="ruled selfStart">
      <h2 id="recentes">Notícias Recentes</h2>
      <PaginatedRegion
        query={news}
        itemsOf={(all) => recentContents(all, current, MAX_NEWS)}
        what="as notícias"
        skeleton={{ kind: 'text', count: MAX_NEWS }}
        empty="Não há notícias no momento."
      >
        {(shown) => (
          <ul className={`stack mt-4 ${styles.recentList}`}>
            {shown.map((content) => (
              <li key={content.slug}>
                <Link to={`/noticias/${encodeURIComponent(content.slug)}`} className="bold">
                  <TruncatedTitle text={contentTitle(content)} max={MAX_TITLE} />
                </Link>
                {content.subtitle && (
                  <p className="muted text-sm mt-1">
                    <TruncatedTitle text={content.subtitle} max={MAX_SUBTITLE} />
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
      </PaginatedRegion>
    </aside>
  );
}
