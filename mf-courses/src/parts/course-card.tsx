import type { CatalogueCourse } from '@portal/shared/contract/catalogue';
import { CourseTicket } from '@portal/ui/ticket';
import { courseTicketProps } from './course-ticket-props.ts';

export interface CourseCardProps {
  course: CatalogueCourse;
  /** When the course was fetched, in milliseconds. */
  seenAt: number;
  /** Whether its picture is the page's first. */
  urgent?: boolean;
}

/** A course as a ticket that leads to its first class (A 2.2, A 2.4). */
export const CourseCard = ({ course, seenAt, urgent }: CourseCardProps) => (
  <CourseTicket {...courseTicketProps(course, seenAt)} urgent={urgent} />
);
