import styles from './still-river.module.css';

/** Empty canoe on the equator line under the sun: nothing has arrived. */
export function StillRiver() {
  return (
    <svg viewBox="0 0 160 88" className={styles.scene} aria-hidden="true" focusable="false">
      <path className={styles.sun} d="M84 44a24 24 0 0 1 48 0z" />
      <path className={styles.hull} d="M18 38c16 8 40 8 56 0l4 0c-5 12-14 17-32 17s-27-5-32-17z" />
      <path className={styles.line} d="M0 44h22M72 44h88" />
      <path
        className={styles.wave}
        d="M6 62c8-5 16-5 24 0s16 5 24 0 16-5 24 0 16 5 24 0 16-5 24 0 16 5 24 0"
      />
      <path className={styles.wave} d="M30 76c8-5 16-5 24 0s16 5 24 0 16-5 24 0 16 5 24 0" />
    </svg>
  );
}
