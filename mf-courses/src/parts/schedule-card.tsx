import { interestPath, likeClass } from '@portal/shared/catalogue/interest-path';
import { Link } from 'react-router-dom';
import { cardAction } from '../domain/card-action.ts';
import { type PickedClass, pickOf } from '../domain/schedule-shortlist.ts';
import { CourseCard, type CourseCardProps } from './course-card.tsx';
import { SaveCourse } from './save-course.tsx';
import styles from './schedule-card.module.css';

interface ScheduleCardProps extends CourseCardProps {
  /** What is kept on the device; the class that the card shows unless it was picked before. */
  pick?: PickedClass;
}

/** A course's ticket, and under it what one can do with its class besides enrolling. */
export function ScheduleCard({ course, seenAt, urgent, pick }: ScheduleCardProps) {
  const [shown] = course.classes;
  return (
    <div className={styles.card}>
      <CourseCard course={course} seenAt={seenAt} urgent={urgent} />
      <div className={styles.tools}>
        {cardAction(shown, seenAt) !== 'Matricule-se' && (
          <Link to={interestPath(course.title, shown && likeClass(shown))} className={styles.alert}>
            Avise-me <span className="visuallyHidden">de novas turmas de {course.title}</span>
          </Link>
        )}
        <SaveCourse pick={pick ?? pickOf(course, shown)} />
      </div>
    </div>
  );
}
