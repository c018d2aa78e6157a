import type { CourseDetails } from '@portal/shared/contract/courses';
import { portalUrl } from '@portal/shared/format/portal-url';
import { shareImage } from '@portal/shared/format/share-image';
import { StructuredData } from '@portal/ui/structured-data';
import { useQuery } from '@tanstack/react-query';
import { courseData } from '../../domain/course-data.ts';
import { unitsQuery } from './course-details.queries.ts';

interface CourseSchemaProps {
  course: CourseDetails;
  /** Timestamp at which the course was fetched. */
  seenAt: number;
}

/** Data of a course for search engines. */
export function CourseSchema({ course, seenAt }: CourseSchemaProps) {
  const units = useQuery(unitsQuery()).data ?? [];
  const url = portalUrl(`/detalhes/${course.id}`);
  const image = shareImage(course.image);
  return <StructuredData key={course.id} data={courseData({ course, units, url, image, now: seenAt })} />;
}
