import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { type ReactNode, useId, useState } from 'react';
import { useHydrated } from '../use-hydrated/use-hydrated.ts';
import styles from './show-more-list.module.css';

/** Number of items before 'ver mais...' (A 9). */
const INITIAL = 4;

interface ShowMoreListProps<Item> {
  items: readonly Item[];
  renderItem: (item: Item) => ReactNode;
  keyOf: (item: Item) => string | number;
  /** Text or component shown without items. */
  empty?: ReactNode;
  /** Name of the list for screen readers. */
  label?: string;
}

/**
 * List that initially shows its first items (A 2.3, A 2.8, B 2.2). The server renders all of them: until hydration
 * the style sheet hides the rest, and without JavaScript nothing is hidden.
 */
export function ShowMoreList<Item>({
  items,
  renderItem,
  keyOf,
  empty = 'Nada para mostrar.',
  label,
}: ShowMoreListProps<Item>) {
  const [expanded, setExpanded] = useState(false);
  const hydrated = useHydrated();
  const listId = useId();

  if (items.length === 0) return typeof empty === 'string' ? <EmptyState title={empty} /> : empty;
  const isExtra = (index: number) => !expanded && index >= INITIAL;
  return (
    <div>
      <ul id={listId} aria-label={label} className={styles.list}>
        {items.map((item, index) => (
          <li
            key={keyOf(item)}
            hidden={hydrated && isExtra(index)}
            className={isExtra(index) ? styles.extra : undefined}
          >
            {renderItem(item)}
          </li>
        ))}
      </ul>
      {items.length > INITIAL && (
        <div className="needsScript mt-2">
          <Button
            variant="quiet"
            aria-expanded={expanded}
            aria-controls={listId}
            onClick={() => setExpanded(!expanded)}
          >
            {expanded ? 'ver menos...' : 'ver mais...'}
          </Button>
        </div>
      )}
    </div>
  );
}
