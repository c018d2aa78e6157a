import type { CatalogueCourse } from '@portal/shared/contract/catalogue';
import { Carousel } from '@portal/ui/carousel';
import { ScheduleCard } from './schedule-card.tsx';

interface CourseCarouselProps {
  /** What the courses have in common, for screen readers. */
  label: string;
  courses: readonly CatalogueCourse[];
  /** When they were fetched, in milliseconds. */
  seenAt: number;
  /** What was found is a list on phones. */
  perPage?: 'auto' | 'stacked';
  /** Whether the first picture is the page's first. */
  urgent?: boolean;
}

/** Courses side by side: one card a step, clamped at both ends (A 2.4, A 9). */
export const CourseCarousel = ({ label, courses, seenAt, perPage, urgent = false }: CourseCarouselProps) => (
  <Carousel
    label={label}
    perPage={perPage}
    slides={courses.map((course, index) => ({
      key: course.id,
      label: course.title,
      node: <ScheduleCard course={course} seenAt={seenAt} urgent={urgent && index === 0} />,
    }))}
  />
);
