import { countText, type SearchHitGroup } from '../../domain/search-groups.ts';
import styles from './search-result.module.css';

/** Links to the sections of the results, with their counts. */
export const SectionLinks = ({ groups }: { groups: readonly SearchHitGroup[] }) => (
  <nav aria-label="Seções do resultado">
    <ul className={styles.sections}>
      {groups.map((group) => (
        <li key={group.id}>
          <a href={`#${group.id}`}>{`${group.title} (${countText(group)})`}</a>
        </li>
      ))}
    </ul>
  </nav>
);
