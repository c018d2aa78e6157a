import { fileUrl } from '@portal/shared/format/file-url';
import styles from './logo.module.css';

interface LogoProps {
  /** Path of the institution's own picture; without one the portal's lettering stands for it. */
  path: string | null | undefined;
  name: string;
  /** `night` for a picture drawn for the footer's dark ground. */
  ground?: 'page' | 'night';
}

/** The institution's logo. Its lettering is a sun on the line of the equator. */
export function Logo({ path, name, ground = 'page' }: LogoProps) {
  const src = fileUrl(path);
  if (src) return <img className={styles.picture} data-ground={ground} src={src} alt={name} />;
  return (
    <span className={styles.lettering} role="img" aria-label={name}>
      <span className={styles.word} aria-hidden="true">
        Senac
      </span>
      <span className={styles.place} aria-hidden="true">
        Amapá
      </span>
    </span>
  );
}
