import type { Content } from '@portal/shared/contract/contents';
import styles from './cards.module.css';
import { ContentCard } from './content-card.tsx';

interface ContentListProps {
  contents: readonly Content[];
  /** Address of a content's page. */
  pathOf: (content: Content) => string;
}

/** News or articles as cards (B 2.8, B 2.10). */
export const ContentList = ({ contents, pathOf }: ContentListProps) => (
  <ul className={styles.cards}>
    {contents.map((content) => (
      <li key={content.slug}>
        <ContentCard content={content} to={pathOf(content)} headingLevel={2} />
      </li>
    ))}
  </ul>
);
