import type { Content } from '@portal/contract/endpoints/home';
import styles from './cards.module.css';
import { ContentCard } from './content-card.tsx';

interface ContentCardsProps {
  contents: readonly Content[];
  pathOf: (content: Content) => string;
}

/** News or articles as cards (B 2.8, B 2.10). */
export const ContentCards = ({ contents, pathOf }: ContentCardsProps) => (
  <ul className={styles.cards}>
    {contents.map((content) => (
      <li key={content.slug}>
        <ContentCard content={content} to={pathOf(content)} headingLevel={2} />
      </li>
    ))}
  </ul>
);
