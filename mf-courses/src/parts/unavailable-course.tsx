import { interestPath } from '@portal/contract/catalogue/interest';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './unavailable-course.module.css';

interface UnavailableCourseProps {
  title: string;
  /** Button that removes it from the list. */
  action: ReactNode;
}

/** Replaces a picked course that is no longer in the schedule. */
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
