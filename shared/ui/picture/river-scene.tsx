import styles from './picture.module.css';

/**
 * Placeholder in the area's colours: the sun on the equator line, a stilt house, river bands.
 * @param label subject of the missing picture; empty for decorative ones
 */
export function RiverScene({ label }: { label: string }) {
  const scene = (
    <svg
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      className={styles.scene}
    >
      <path className={styles.sky} d="M0 0h320v180H0z" />
      <path className={styles.far} d="M0 98V82c26-12 48-8 70-3s42 2 58-5 42-8 60 4 44 14 78 20z" />
      <circle className={styles.sun} cx="226" cy="98" r="44" />
      <path className={styles.river} d="M0 98h320v82H0z" />
      <path className={styles.line} d="M0 98h320" />
      <path
        className={styles.house}
        d="M56 80h56v22H56z M48 80l36-24 36 24z M62 102v22M84 102v22M106 102v22"
      />
      <path className={styles.band} d="M0 132c20-8 40-8 60 0s40 8 60 0 40-8 60 0 40 8 60 0 40-8 80 0v48H0z" />
      <path className={styles.deep} d="M0 156c20-8 40-8 60 0s40 8 60 0 40-8 60 0 40 8 60 0 40-8 80 0v24H0z" />
    </svg>
  );
  return label ? (
    <span role="img" aria-label={label} className={styles.scenery}>
      {scene}
    </span>
  ) : (
    scene
  );
}
