import type { CatalogueCourse } from '@portal/shared/contract/catalogue';
import { Carousel } from '@portal/ui/carousel';
import type { ComponentType } from 'react';
import { CourseCard } from './course-card.tsx';

interface CourseCarouselProps {
  /** What the courses have in common, for screen readers. */
  label: string;
  courses: readonly CatalogueCourse[];
  Card?: ComponentType<{ course: CatalogueCourse }>;
  /** The home page shows the second card earlier (A 9). */
  perPage?: 'auto' | 'compact';
}

/** Courses side by side: one card a step, clamped at both ends (A 2.4, A 9). */
export const CourseCarousel = ({ label, courses, Card = CourseCard, perPage }: CourseCarouselProps) => (
  <Carousel
    label={label}
    perPage={perPage}
    slides={courses.map((course) => ({
      key: course.id,
      label: course.title,
      node: <Card course={course} />,
    }))}
  />
);
