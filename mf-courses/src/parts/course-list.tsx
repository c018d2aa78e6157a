import type { CatalogueCourse } from '@portal/contract/endpoints/catalogue';
import { Carousel } from '@portal/ui/carousel';
import type { ReactNode } from 'react';
import styles from './course-list.module.css';
import { ScheduleCard } from './schedule-card.tsx';

interface CourseListProps {
  /** Name for screen readers. */
  label: string;
  courses: readonly CatalogueCourse[];
  /** Timestamp at which they were fetched. */
  seenAt: number;
  /** Rows, or a carousel without wrapping (A 2.4, A 9); a 'stacked' one is a list on phones. */
  layout?: 'rows' | 'auto' | 'stacked';
  /** Whether the first picture is the page's first. */
  urgent?: boolean;
}

/** Cards of courses. */
export function CourseList({ label, courses, seenAt, layout = 'auto', urgent = false }: CourseListProps) {
  const cards = courses.map((course, index) => ({
    key: course.id,
    label: course.title,
    node: <ScheduleCard course={course} seenAt={seenAt} urgent={urgent && index === 0} />,
  }));
  if (layout !== 'rows') return <Carousel label={label} perPage={layout} slides={cards} late={!urgent} />;
  return (
    <CardRows label={label}>
      {cards.map(({ key, node }) => (
        <li key={key}>{node}</li>
      ))}
    </CardRows>
  );
}

interface CardRowsProps {
  /** Name of the list for screen readers. */
  label: string;
  /** One `<li>` per card. */
  children: ReactNode;
}

/** Cards in rows, as many side by side as fit. */
export const CardRows = ({ label, children }: CardRowsProps) => (
  <ul aria-label={label} className={styles.list}>
    {children}
  </ul>
);
