import styles from './scene.module.css';

interface SceneProps {
  /** Alternative text. */
  label: string;
  /** Area whose colours it uses. */
  area: string;
  /** URL of the drawing, of 320 × 200 units: an SVG file and the id of a group in it. */
  drawing: string;
}

/** Drawing from an SVG file, whose colours are custom properties, so that it follows theme and area. */
export const Scene = ({ label, area, drawing }: SceneProps) => (
  <span className={`block clip ${styles.frame}`} data-area={area} role="img" aria-label={label}>
    <svg viewBox="0 0 320 200" aria-hidden="true" focusable="false" className={`full tall ${styles.scene}`}>
      <path fill="var(--air)" d="M0 0h320v200H0z" />
      <use href={drawing} />
    </svg>
  </span>
);
