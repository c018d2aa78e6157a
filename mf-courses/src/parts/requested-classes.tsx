import { interestPath } from '@portal/contract/catalogue/interest';
import { Alert } from '@portal/ui/alert';
import { ShareBar } from '@portal/ui/share-bar';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { describeDemand } from '../domain/describe-demand.ts';
import styles from './requested-classes.module.css';
import { wishedClassesQuery } from './requested-classes.queries.ts';

interface WishedClassesProps {
  /** Course title. */
  course: string;
  /** Whether the page's URL is suitable for inviting others. */
  share?: boolean;
}

/** Classes requested by others, each with a link to join; nothing without any. */
export function RequestedClasses({ course, share = false }: WishedClassesProps) {
  const { data: wished = [] } = useQuery(wishedClassesQuery(course));
  if (wished.length === 0) return null;
  return (
    <div className={styles.wished}>
      <Alert tone="info" title="Quem mais quer este curso">
        <ul>
          {wished.map(({ city, shift, missing }) => (
            <li key={`${city} ${shift}`}>
              <Link to={interestPath(course, { city, shift: shift ?? '' })}>
                {describeDemand({ city, shift, missing })}
              </Link>
            </li>
          ))}
        </ul>
        {share && <ShareBar title={`Quer fazer ${course} também?`} parameters={['name', 'city', 'shift']} />}
      </Alert>
    </div>
  );
}
