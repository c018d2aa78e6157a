import type { TimelineEntry } from '@portal/contract/institution/history';
import { EntryScene } from './entry-scene.tsx';
import styles from './timeline-slide.module.css';

interface TimelineSlideProps {
  entry: TimelineEntry;
  onEnlarge: () => void;
}

/** Historical event: year, picture, title and text; a click enlarges the picture (A 2.6). */
export const TimelineSlide = ({ entry, onEnlarge }: TimelineSlideProps) => (
  <article className={styles.slide}>
    <button type="button" className={styles.picture} onClick={onEnlarge}>
      <EntryScene entry={entry} />
      <span className="visuallyHidden">
        Ampliar a imagem de {entry.year}: {entry.title}
      </span>
    </button>
    <div className={styles.words}>
      <p className={styles.year}>{entry.year}</p>
      <h2>{entry.title}</h2>
      <p>{entry.text}</p>
    </div>
  </article>
);
