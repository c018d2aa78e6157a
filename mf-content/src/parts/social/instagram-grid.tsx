import type { InstagramPost } from '@portal/shared/contract/social';
import { Picture } from '@portal/ui/picture';
import styles from './social.module.css';

/** Thumbnails of posts with links (A 2.2). */
export const InstagramGrid = ({ posts }: { posts: readonly InstagramPost[] }) => (
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
