import { fileUrl } from '@portal/shared/format/file-url';
import { institution } from '@portal/shared/institution';
import styles from './logo.module.css';

interface LogoProps {
  /** Path of the institution's own picture; without one the portal's lettering stands for it. */
  path: string | null | undefined;
  /** The same drawn for dark grounds. Without it the picture stands on a plate of paper there. */
  nightPath?: string | null | undefined;
  name: string;
  /** `night` for a place that is dark in every theme. */
  ground?: 'page' | 'night';
}

/** The institution's logo. Its lettering is a sun on the line of the equator. */
export function Logo({ path, nightPath, name, ground = 'page' }: LogoProps) {
  const src = fileUrl(path);
  const nightSrc = fileUrl(nightPath);
  if (src && nightSrc) {
    return (
      <>
        <img className={styles.picture} data-for="light" src={src} alt={name} />
        <img className={styles.picture} data-for="dark" src={nightSrc} alt={name} />
      </>
    );
  }
  if (src) return <img className={styles.picture} data-ground={ground} src={src} alt={name} />;
  return (
    <span className={styles.lettering} role="img" aria-label={name}>
      <span className={styles.word} aria-hidden="true">
        {institution.brand}
      </span>
      <span className={styles.place} aria-hidden="true">
        {institution.region}
      </span>
    </span>
  );
}
