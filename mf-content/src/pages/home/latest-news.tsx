import type { Home } from '@portal/contract/endpoints/home';
import { AsyncRegion } from '@portal/ui/async-region';
import { EmptyState } from '@portal/ui/empty-state';
import { Section } from '@portal/ui/section';
import { Skeleton } from '@portal/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { newsOf } from '../../domain/news.ts';
import { ContentCard } from '../../parts/content-card.tsx';
import styles from './latest-news.module.css';

/** Number of news items, and maximum length of their titles (A 9). */
const MAX_NEWS = 2;
const MAX_TITLE = 50;

/** 'Últimas notícias': two cards (A 2.2). */
export const LatestNews = ({ home }: { home: UseQueryResult<Home> }) => (
  <Section
    title="Últimas notícias"
    tone="areia"
    action={
      <Link to="/noticias">
        Ver todas<span className="visuallyHidden"> as notícias</span>
      </Link>
    }
  >
    <AsyncRegion
      query={home}
      loading={<Skeleton kind="card" count={MAX_NEWS} label="Carregando as notícias…" />}
      empty={({ pages }) => newsOf(pages).length === 0}
      emptyState={<EmptyState title="Não há notícias no momento." />}
      failedTitle="Não foi possível carregar as notícias"
    >
      {({ pages }) => (
        <ul className={styles.cards}>
          {newsOf(pages)
            .slice(0, MAX_NEWS)
            .map((content) => (
              <li key={content.slug}>
                <ContentCard
                  content={content}
                  to={`/noticias/${encodeURIComponent(content.slug)}`}
                  titleMax={MAX_TITLE}
                />
              </li>
            ))}
        </ul>
      )}
    </AsyncRegion>
  </Section>
);
