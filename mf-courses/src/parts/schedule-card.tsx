import { interestPath, likeClass } from '@portal/contract/catalogue/interest';
import type { CatalogueCourse } from '@portal/contract/endpoints/catalogue';
import { CourseCard } from '@portal/ui/course-card';
import { Link } from 'react-router-dom';
import { createPick, type PickedClass } from '../domain/schedule-shortlist.ts';
import { courseCardProps } from './course-card-props.ts';
import { SaveCourse } from './save-course.tsx';
import styles from './schedule-card.module.css';

interface ScheduleCardProps {
  course: CatalogueCourse;
  /** Timestamp at which the course was fetched. */
  seenAt: number;
  /** Whether its picture is the page's first. */
  urgent?: boolean;
  /** Pick to store; by default the shown class. */
  pick?: PickedClass;
}

/** Card of a course with a link to its first class (A 2.2, A 2.4), and buttons for that class below. */
export function ScheduleCard({ course, seenAt, urgent, pick }: ScheduleCardProps) {
  const [shown] = course.classes;
  const card = courseCardProps(course, seenAt);
  return (
    <div className={styles.card}>
      <CourseCard {...card} urgent={urgent} />
      <div className={styles.tools}>
        {card.actionLabel !== 'Matricule-se' && (
          <Link to={interestPath(course.title, shown && likeClass(shown))} className={styles.alert}>
            Avise-me <span className="visuallyHidden">de novas turmas de {course.title}</span>
          </Link>
        )}
        <SaveCourse pick={pick ?? createPick(course, shown)} />
      </div>
    </div>
  );
}
