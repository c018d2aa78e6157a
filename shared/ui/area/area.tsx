import styles from './area.module.css';
import { areaSlug } from './areas.ts';

export { type AreaSlug, areaSlug, areas } from './areas.ts';

/**
 * The area of a course in words, colour and weave at once. An area that is none of the eight keeps its name alone.
 * @param name as the server writes it
 */
export function AreaBadge({ name }: { name: string }) {
  const slug = areaSlug(name);
  return (
    <span className={styles.badge} data-area={slug}>
      {slug && <span className={styles.weave} aria-hidden="true" />}
      {name}
    </span>
  );
}
