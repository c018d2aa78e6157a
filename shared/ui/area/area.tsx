import styles from './area.module.css';
import { areaSlug } from './areas.ts';

export { type AreaSlug, areaSlug, areas } from './areas.ts';

/**
 * Shows a course's area as text, colour and weave; other names only as text.
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
