import type { ReactNode } from 'react';
import styles from './scene.module.css';

/** Size of the drawing's ground, in units; every scene has this shape. */
const WIDTH = 320;
const HEIGHT = 200;

/** The colours of a scene: the area's, from the lightest to the darkest, and three that are the same everywhere. */
export const background = 'var(--air)';
export const lightTone = 'var(--mist)';
export const midTone = 'var(--tone)';
export const darkTone = 'var(--deep)';
export const ink = 'var(--ink)';
export const paper = 'var(--paper)';
export const sun = 'var(--laranja-sol)';

interface SceneProps {
  /** What it shows, for those who do not see it; empty where the words beside it say so. */
  label: string;
  /** Slug of the area whose colours it uses. */
  area: string;
  /** Drawn on 320 × 200 units. */
  children: ReactNode;
}

/** A drawn picture: part of the page, so that it follows the theme and needs no server. */
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
