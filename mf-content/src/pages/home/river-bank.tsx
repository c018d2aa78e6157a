import styles from './river-bank.module.css';

/** Scene around the banners: sun on the line, stilt houses, a boat, and the river that reflects the light. */
export const RiverBank = () => (
  <>
    <span className={styles.sun} />
    <svg
      viewBox="0 0 1440 150"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
      className={styles.bank}
    >
      <path
        className={styles.forest}
        d="M0 150v-26c30-14 60-12 88-4s58 8 84-2 56-22 90-14 46 18 84 14 62-26 104-22 60 26 100 24 70-30 116-26 62 28 104 28 58-26 96-30 70 16 104 18 54-24 92-26 66 22 104 26 58-14 96-18 66 8 100 18 52 10 82 4v36z"
      />
      <path
        className={styles.tree}
        d="M676 150c4-24 4-44 2-62-18 4-40 0-46-12-4-10 6-20 20-22 2-14 18-24 36-22 8-12 34-12 42 2 18-2 34 8 34 22 14 2 22 14 16 24-8 12-30 14-46 8-2 18-2 38 4 62-20-6-42-6-62 0z"
      />
    </svg>
    <svg
      viewBox="0 0 1440 200"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      className={styles.waves}
    >
      <path
        className={styles.near}
        d="M0 60c120-40 240-40 360 0s240 40 360 0 240-40 360 0 240 40 360 0v140H0z"
      />
      <path
        className={styles.deep}
        d="M0 128c90-30 180-30 270 0s180 30 270 0 180-30 270 0 180 30 270 0 180-30 360 0v72H0z"
      />
    </svg>
    <svg viewBox="0 0 240 96" aria-hidden="true" focusable="false" className={styles.boat}>
      <path className={styles.hull} d="M6 56h214l14-10c-2 26-20 40-44 40H44C22 86 8 74 6 56z" />
      <path
        className={styles.cabin}
        d="M34 26h140v8H34zM42 34v22M74 34v22M106 34v22M138 34v22M166 34v22M70 12h72v14H70z"
      />
      <path className={styles.trim} d="M10 62h216" />
    </svg>
  </>
);
