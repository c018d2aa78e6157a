import { interestPath } from '@portal/shared/catalogue/interest-path';
import { Alert } from '@portal/ui/alert';
import { ShareBar } from '@portal/ui/share-bar';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { wishedText } from '../domain/wished-text.ts';
import styles from './wished-classes.module.css';
import { wishedClassesQuery } from './wished-classes.queries.ts';

interface WishedClassesProps {
  /** Title of the course. */
  course: string;
  /** Whether the page's address is one to invite others with. */
  share?: boolean;
}

/** The classes that others wish for, each with the address at which one joins them; nothing while none are known. */
export function WishedClasses({ course, share = false }: WishedClassesProps) {
  const { data: wished = [] } = useQuery(wishedClassesQuery(course));
  if (wished.length === 0) return null;
  return (
    <div className={styles.wished}>
      <Alert tone="info" title="Quem mais quer este curso">
        <ul>
          {wished.map(({ city, shift, missing }) => (
            <li key={`${city} ${shift}`}>
              <Link to={interestPath(course, { city, shift: shift ?? '' })}>
                {wishedText({ city, shift, missing })}
              </Link>
            </li>
          ))}
        </ul>
        {share && <ShareBar title={`Quer fazer ${course} também?`} />}
      </Alert>
    </div>
  );
}
