import { interestPath } from '@portal/contract/catalogue/interest';
import { Link } from 'react-router-dom';
import type { SearchHitGroup } from '../../domain/search-groups.ts';
import type { SearchHit } from '../../domain/search-hit.ts';
import { SearchHitSection } from './search-hit-section.tsx';
import styles from './search-result.module.css';
import type { SearchAnswer } from './search-result.queries.ts';

/** Number of results before all sections. */
const MAX_BEST = 3;

interface BestResultsProps {
  text: string;
  /** Whether the search was for courses. */
  aboutCourses: boolean;
  answer: SearchAnswer;
}

/** Best results before the sections of A 2.3: of all kinds, or only courses if the search was for these. */
export function BestResults({
  text,
  aboutCourses,
  answer: { best, courses, groups, elsewhere },
}: BestResultsProps) {
  if (aboutCourses && courses.length > 0) {
    return <SearchHitSection group={{ id: 'cursos', title: 'Cursos encontrados', findings: courses }} />;
  }
  return (
    <>
      {aboutCourses && !elsewhere && (
        <p className={styles.understood}>
          <span>{`Nenhum curso com “${text}” no momento.`}</span>{' '}
          <Link to={interestPath(text)}>Avise-me quando houver um curso assim</Link>. Veja o que mais o portal
          tem:
        </p>
      )}
      {isWorthShowing(best, groups) && (
        <SearchHitSection
          withoutCount
          group={{
            id: 'melhores-resultados',
            title: 'Melhores resultados',
            findings: best.slice(0, MAX_BEST),
          }}
        />
      )}
    </>
  );
}

/** Returns whether the best results differ from the top of the sections. */
const isWorthShowing = (best: readonly SearchHit[], [first, second]: readonly SearchHitGroup[]): boolean =>
  second !== undefined && (best.length > MAX_BEST || best[0] !== first?.findings[0]);
