import type { CatalogueCourse } from '@portal/shared/contract/catalogue';
import { CourseCard } from './course-card.tsx';
import { SaveCourse } from './save-course.tsx';
import styles from './schedule-card.module.css';

/** A course's ticket, and under it what one can do with it besides enrolling. */
export const ScheduleCard = ({ course }: { course: CatalogueCourse }) => (
  <div className={styles.card}>
    <CourseCard course={course} />
    <SaveCourse course={course} />
  </div>
);
