import { AsyncRegion } from '@portal/ui/async-region';
import { EmptyState } from '@portal/ui/empty-state';
import { Skeleton } from '@portal/ui/skeleton';
import { TruncatedTitle } from '@portal/ui/truncated-title';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { contentTitle } from '../domain/content-title.ts';
import { recentContents } from '../domain/news.ts';
import styles from './article.module.css';
import { newsQuery } from './contents.queries.ts';

/** Number of items, and maximum lengths of their titles and subtitles (B 9). */
const MAX_NEWS = 3;
const MAX_TITLE = 48;
const MAX_SUBTITLE = 60;

/** Sidebar 'Notícias Recentes' (B 2.8). */
export function RecentNews({ current }: { current: string }) {
  const news = useQuery(newsQuery());
  return (
    <aside aria-labelledby="recentes" className={styles.recent}>
      <h2 id="recentes">Notícias Recentes</h2>
      <AsyncRegion
        query={news}
        loading={<Skeleton kind="text" count={MAX_NEWS} label="Carregando as notícias…" />}
        empty={(all) => recentContents(all, current, MAX_NEWS).length === 0}
        emptyState={<EmptyState title="Não há notícias no momento." />}
        failedTitle="Não foi possível carregar as notícias"
      >
        {(all) => (
          <ul className={styles.recentList}>
            {recentContents(all, current, MAX_NEWS).map((content) => (
              <li key={content.slug}>
                <Link to={`/noticias/${encodeURIComponent(content.slug)}`}>
                  <TruncatedTitle text={contentTitle(content)} max={MAX_TITLE} />
                </Link>
                {content.subtitle && (
                  <p>
                    <TruncatedTitle text={content.subtitle} max={MAX_SUBTITLE} />
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
      </AsyncRegion>
    </aside>
  );
}
