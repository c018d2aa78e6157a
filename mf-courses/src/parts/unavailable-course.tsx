import { Link } from '@portal/runtime/router';
import type { ReactNode } from 'react';
import { interestPath } from '../domain/interest-path.ts';
import styles from './unavailable-course.module.css';

interface UnavailableCourseProps {
  title: string;
  /** How to take it off the list. */
  action: ReactNode;
}

/** Stands in the place of a course that has left the schedule since it was picked. */
export const UnavailableCourse = ({ title, action }: UnavailableCourseProps) => (
  <div className={styles.gone}>
    <h3>{title}</h3>
    <p>Este curso saiu da programação.</p>
    <p>
      <Link to={interestPath(title)}>
        Avise-me de novas turmas <span className="visuallyHidden">de {title}</span>
      </Link>
    </p>
    {action}
  </div>
);
