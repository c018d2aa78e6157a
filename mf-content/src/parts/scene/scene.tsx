import type { ReactNode } from 'react';
import styles from './scene.module.css';

/** Size of every scene, in units. */
const WIDTH = 320;
const HEIGHT = 200;

/** Colours of a scene: the area's, from the lightest to the darkest, and three common ones. */
export const background = 'var(--air)';
export const lightTone = 'var(--mist)';
export const midTone = 'var(--tone)';
export const darkTone = 'var(--deep)';
export const ink = 'var(--ink)';
export const paper = 'var(--paper)';
export const sun = 'var(--laranja-sol)';

interface SceneProps {
  /** Alternative text; empty if the text next to it describes the picture. */
  label: string;
  /** Area whose colours it uses. */
  area: string;
  /** In 320 × 200 units. */
  children: ReactNode;
}

/** Drawing as inline SVG, which follows the theme and needs no request. */
export const Scene = ({ label, area, children }: SceneProps) => (
  <span
    className={styles.frame}
    data-area={area}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false" className={styles.scene}>
      <path fill={background} d={`M0 0h${WIDTH}v${HEIGHT}H0z`} />
      {children}
    </svg>
  </span>
);
