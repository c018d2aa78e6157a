import type { CatalogueCourse } from '@portal/shared/contract/catalogue';
import { Carousel } from '@portal/ui/carousel';
import { ScheduleCard } from './schedule-card.tsx';

interface CourseCarouselProps {
  /** Name of the carousel for screen readers. */
  label: string;
  courses: readonly CatalogueCourse[];
  /** Timestamp at which they were fetched. */
  seenAt: number;
  /** 'stacked' for search results, which are a list on phones. */
  perPage?: 'auto' | 'stacked';
  /** Whether the first picture is the page's first. */
  urgent?: boolean;
}

/** Carousel of courses: one card per step, without wrapping (A 2.4, A 9). */
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
