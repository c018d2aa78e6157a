import { Bookmark } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './saved-link.module.css';
import { useShortlist } from './shortlist-store.ts';

/** Link to the saved courses, with their number once known. */
export function SavedLink() {
  const { saved } = useShortlist();
  return (
    <Link to="/cursos-salvos" className={styles.link}>
      <Bookmark aria-hidden="true" size={20} />
      <span>{saved.length > 0 ? `Cursos salvos (${saved.length})` : 'Cursos salvos'}</span>
    </Link>
  );
}
