import type { InstagramPost, YoutubeVideo } from '@portal/contract/endpoints/social';
import { socialProfile } from '@portal/contract/format/social-profiles';
import { institution } from '@portal/contract/institution';
import { AsyncRegion } from '@portal/ui/async-region';
import { ButtonLink } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Picture } from '@portal/ui/picture';
import { Skeleton } from '@portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import styles from './social.module.css';
import { facebookQuery, instagramQuery, type SocialSettings, youtubeQuery } from './social.queries.ts';

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

/** Thumbnails of posts with links (A 2.2). */
const InstagramGrid = ({ posts }: { posts: readonly InstagramPost[] }) => (
  <ul className={styles.posts}>
    {posts.map((post) => (
      <li key={post.id}>
        <a href={post.permalink} target="_blank" rel="noopener noreferrer">
          <Picture src={getThumbnail(post)} alt={getAlt(post)} width={320} height={320} />
          <span className="visuallyHidden"> (abre em nova aba)</span>
        </a>
      </li>
    ))}
  </ul>
);

const getThumbnail = ({ media_type, media_url, thumbnail_url }: InstagramPost) =>
  media_type === 'VIDEO' ? thumbnail_url : (media_url ?? thumbnail_url);

const getAlt = ({ caption }: InstagramPost) => caption?.split('\n')[0] || 'Publicação no Instagram';

/** Embedded videos, from the domain that sets no cookies (A 2.2, B 2.11). */
const YoutubeVideos = ({ videos }: { videos: readonly YoutubeVideo[] }) => (
  <ul className={styles.videos}>
    {videos.map(({ id, snippet }) => (
      <li key={id.videoId}>
        <iframe
          src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(id.videoId)}`}
          title={snippet.title}
          loading="lazy"
          allow="encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          className={styles.video}
        />
      </li>
    ))}
  </ul>
);

/** Facebook page of the institution with its timeline (A 2.2, B 2.11), and a link that does not depend on it. */
function FacebookPage({ address }: { address: string }) {
  const plugin = useQuery(facebookQuery(address));
  return (
    <>
      <AsyncRegion
        query={plugin}
        loading={<Skeleton kind="card" label="Carregando o Facebook…" />}
        empty={() => false}
        failedTitle="Não foi possível carregar o Facebook"
      >
        {(src) => (
          <iframe
            src={src}
            title={`Página do ${institution.name} no Facebook`}
            loading="lazy"
            className={styles.facebook}
          />
        )}
      </AsyncRegion>
      <div>
        <ButtonLink href={address} external variant="quiet">
          Abrir a página no Facebook
        </ButtonLink>
      </div>
    </>
  );
}
