import { socialProfile } from '@portal/shared/format/social-profiles';
import { AsyncRegion } from '@portal/ui/async-region';
import { EmptyState } from '@portal/ui/empty-state';
import { Skeleton } from '@portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { FacebookPage } from './facebook-page.tsx';
import { InstagramGrid } from './instagram-grid.tsx';
import styles from './social.module.css';
import { instagramQuery, type SocialSettings, youtubeQuery } from './social.queries.ts';
import { YoutubeVideos } from './youtube-videos.tsx';

/** Maximum numbers of posts and videos: 4 and 2 on the home page, 8 and 4 on /socialMedia (A 9, B 9). */
export interface SocialLimits {
  posts: number;
  videos: number;
}

interface SocialFeedsProps {
  settings: SocialSettings;
  limits: SocialLimits;
}

/** Feeds: Instagram thumbnails, Facebook page, YouTube videos (A 2.2, B 2.11). */
export function SocialFeeds({ settings, limits }: SocialFeedsProps) {
  const posts = useQuery(instagramQuery(settings));
  const videos = useQuery(youtubeQuery(settings));
  return (
    <div className={styles.feeds}>
      <section aria-label="Instagram" className={styles.feed}>
        <h3>Instagram</h3>
        <AsyncRegion
          query={posts}
          loading={<Skeleton kind="card" count={limits.posts} label="Carregando o Instagram…" />}
          emptyState={<EmptyState title="Nenhuma publicação do Instagram no momento" />}
          failedTitle="Não foi possível carregar o Instagram"
        >
          {(all) => <InstagramGrid posts={all.slice(0, limits.posts)} />}
        </AsyncRegion>
      </section>
      <section aria-label="YouTube" className={styles.feed}>
        <h3>YouTube</h3>
        <AsyncRegion
          query={videos}
          loading={<Skeleton kind="card" count={limits.videos} label="Carregando o YouTube…" />}
          emptyState={<EmptyState title="Nenhum vídeo do YouTube no momento" />}
          failedTitle="Não foi possível carregar o YouTube"
        >
          {(all) => <YoutubeVideos videos={all.slice(0, limits.videos)} />}
        </AsyncRegion>
      </section>
      <section aria-label="Facebook" className={styles.feed}>
        <h3>Facebook</h3>
        <FacebookPage address={socialProfile('Facebook', settings)} />
      </section>
    </div>
  );
}
