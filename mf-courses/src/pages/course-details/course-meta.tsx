import type { Course } from '@portal/shared/contract/courses';
import { fileUrl } from '@portal/shared/format/file-url';
import { useQuery } from '@portal/shared/query';
import { useHref } from '@portal/shared/router';
import { ShareMeta } from '@portal/shared/ui/share-meta';
import { StructuredData } from '@portal/shared/ui/structured-data';
import { courseData } from '../../domain/course-data.ts';
import { shareImage } from '../../domain/share-image.ts';
import { unitsQuery } from './course-details.queries.ts';

interface CourseMetaProps {
  course: Course;
  /** Where the portal is reached from outside; null where the server was not told. */
  origin: string | null;
  /** When the course was fetched, in milliseconds. */
  seenAt: number;
}

/** What shared links and search engines learn of a course. */
export function CourseMeta({ course, origin, seenAt }: CourseMetaProps) {
  const units = useQuery(unitsQuery());
  const path = useHref(`/detalhes/${course.id}`);
  const url = origin && origin + path;
  const image = shareImage(fileUrl(course.image), origin);
  return (
    <>
      <ShareMeta url={url} image={image} imageAlt={course.title} />
      <StructuredData
        key={course.id}
        data={courseData({ course, units: units.data ?? [], url, image, now: seenAt })}
      />
    </>
  );
}
