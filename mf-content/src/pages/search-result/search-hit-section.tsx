import { ShowMoreList } from '@portal/ui/show-more-list';
import { WrapText } from '@portal/ui/wrap-text';
import { Link } from 'react-router-dom';
import { countText, MAX_SHOWN, type SearchHitGroup } from '../../domain/search-groups.ts';
import type { SearchHit } from '../../domain/search-hit.ts';
import styles from './search-result.module.css';

interface FindingSectionProps {
  group: SearchHitGroup;
  /** Hides the count of a selection. */
  withoutCount?: boolean;
}

/** Section of results: the first 4, the rest behind 'ver mais...' (A 2.3). */
export function SearchHitSection({ group, withoutCount = false }: FindingSectionProps) {
  return (
    <section aria-labelledby={group.id} className={styles.group}>
      <h2 id={group.id} className={styles.title}>
        {group.title}
        {!withoutCount && (
          <span className={styles.count}>
            {countText(group)}
            <span className="visuallyHidden">
              {' '}
              {group.findings.length === 1 ? 'resultado' : 'resultados'}
            </span>
          </span>
        )}
      </h2>
      <ShowMoreList
        label={group.title}
        items={group.findings.slice(0, MAX_SHOWN)}
        keyOf={({ key }) => key}
        renderItem={(hit) => <FindingItem hit={hit} />}
      />
      {group.findings.length > MAX_SHOWN && (
        <p>
          Aqui estão os {MAX_SHOWN} primeiros. Com mais palavras, a busca chega mais perto do que você
          procura.
        </p>
      )}
    </section>
  );
}

const FindingItem = ({ hit: { title, to, isFile, lines } }: { hit: SearchHit }) => (
  <div className={styles.finding}>
    {isFile ? (
      <a href={to} target="_blank" rel="noopener">
        {title}
        <span className="visuallyHidden"> (abre em nova aba)</span>
      </a>
    ) : (
      <Link to={to}>{title}</Link>
    )}
    {lines.map((line) => (
      <p key={line}>
        <WrapText>{line}</WrapText>
      </p>
    ))}
  </div>
);
