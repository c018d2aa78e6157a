import type { YoutubeVideo } from '@portal/shared/contract/social';
import styles from './social.module.css';

/** Embedded videos, from the domain that sets no cookies (A 2.2, B 2.11). */
export const YoutubeVideos = ({ videos }: { videos: readonly YoutubeVideo[] }) => (
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
