import styles from './site-footer.module.css';

/** Upper edge of the footer: a half-set sun and the first waves of the river. */
export function RiverBands() {
  return (
    <div className={styles.bands} aria-hidden="true">
      <span className={styles.sun} />
      <svg viewBox="0 0 1200 40" preserveAspectRatio="none" aria-hidden="true">
        <path
          className={styles.far}
          d="M0 14q50-14 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0v26H0z"
        />
        <path className={styles.near} d="M0 28q75-14 150 0t150 0 150 0 150 0 150 0 150 0 150 0 150 0v12H0z" />
      </svg>
    </div>
  );
}
