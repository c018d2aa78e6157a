import { Picture } from '@portal/shared/ui/picture';
import { VisuallyHidden } from '@portal/shared/ui/visually-hidden';
import type { TimelineEntry } from '../../domain/timeline.ts';
import styles from './timeline-slide.module.css';

interface TimelineSlideProps {
  entry: TimelineEntry;
  onEnlarge: () => void;
}

/** One stop of the history: year, picture, title and text; the picture opens enlarged (A 2.6). */
export const TimelineSlide = ({ entry: { year, title, text, area }, onEnlarge }: TimelineSlideProps) => (
  <article className={styles.slide}>
    <button type="button" className={styles.picture} onClick={onEnlarge}>
      <Picture src={null} alt="" width={1200} height={675} placeholderArea={area} />
      <VisuallyHidden>
        Ampliar a imagem de {year}: {title}
      </VisuallyHidden>
    </button>
    <div className={styles.words}>
      <p className={styles.year}>{year}</p>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  </article>
);
