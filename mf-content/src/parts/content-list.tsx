import type { Content } from '@portal/contract/endpoints/home';
import { PaginatedList } from '@portal/ui/paginated-list';
import styles from './cards.module.css';
import { ContentCard } from './content-card.tsx';

interface ContentListProps {
  contents: readonly Content[];
  pathOf: (content: Content) => string;
}

/** News or articles as cards (B 2.8, B 2.10). */
export const ContentList = ({ contents, pathOf }: ContentListProps) => (
  <PaginatedList items={contents} parameter="pagina">
    {(shown) => (
      <ul className={styles.cards}>
        {shown.map((content) => (
          <li key={content.slug}>
            <ContentCard content={content} to={pathOf(content)} headingLevel={2} />
          </li>
        ))}
      </ul>
    )}
  </PaginatedList>
);
