import type { Gallery } from '@portal/contract/endpoints/publications';
import { Picture } from '@portal/ui/picture';
import { Link } from 'react-router-dom';
import { Publication } from '../../parts/publication.tsx';
import styles from './gallery-card.module.css';

/** Gallery as a pile of pictures: cover, event, date, views and a link (B 2.9). */
export const GalleryCard = ({ gallery }: { gallery: Gallery }) => (
  <article className={styles.card}>
    <div className={styles.cover}>
      <Picture src={gallery.cover_image} alt="" width={800} height={600} />
    </div>
    <div className={styles.words}>
      <h2 className={styles.event}>{gallery.event}</h2>
      <Publication publishedAt={gallery.published_at} views={gallery.views} />
      <Link to={`/gallery/${gallery.id}`} className={styles.link}>
        Ver mais<span className="visuallyHidden"> de {gallery.event}</span>
      </Link>
    </div>
  </article>
);
