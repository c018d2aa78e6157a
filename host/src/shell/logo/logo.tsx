import { fileUrl } from '@portal/client/addresses/file-url';
import { institution } from '@portal/contract/institution';
import styles from './logo.module.css';

interface LogoProps {
  /** Path of the institution's picture; without one, the portal's lettering is shown. */
  path: string | null | undefined;
  /** Path of the version for dark backgrounds; without one, the picture gets a white plate there. */
  nightPath?: string | null | undefined;
  name: string;
  /** `night` for places that are dark in every theme. */
  ground?: 'page' | 'night';
}

/** The institution's logo. Its lettering is a sun on the equator line. */
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
    <span className={`heading alignEnd nowrap ${styles.lettering}`} role="img" aria-label={name}>
      <span aria-hidden="true">{institution.brand}</span>
      <span className={`relative ${styles.place}`} aria-hidden="true">
        {institution.region}
      </span>
    </span>
  );
}
