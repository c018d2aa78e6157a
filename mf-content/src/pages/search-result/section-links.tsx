import { countText, type SearchHitGroup } from '../../domain/search-groups.ts';
import styles from './search-result.module.css';

/** The way to each section of the results, with the number of its entries. */
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
