import { fileUrl } from '@portal/shared/format/file-url';
import styles from './logo.module.css';

interface LogoProps {
  /** Path of the institution's own picture; without one the portal's lettering stands for it. */
  path: string | null | undefined;
  name: string;
}

/** The institution's logo. Its lettering is a sun on the line of the equator. */
export function Logo({ path, name }: LogoProps) {
  const src = fileUrl(path);
  if (src) return <img className={styles.picture} src={src} alt={name} height={48} />;
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
