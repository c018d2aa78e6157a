import { useQuery } from '@portal/runtime/query';
import { useHref } from '@portal/runtime/router';
import { cardSize } from '@portal/shared/contract/course-cards';
import type { CourseDetails } from '@portal/shared/contract/courses';
import { fileUrl } from '@portal/shared/format/file-url';
import { shareImage } from '@portal/shared/format/share-image';
import { ShareMeta } from '@portal/ui/share-meta';
import { StructuredData } from '@portal/ui/structured-data';
import { courseData } from '../../domain/course-data.ts';
import { unitsQuery } from './course-details.queries.ts';

interface CourseMetaProps {
  course: CourseDetails;
  /** Public origin of the portal; null where it is not configured. */
  origin: string | null;
  /** When the course was fetched, in milliseconds. */
  seenAt: number;
}

/** What shared links and search engines learn of a course. */
export function CourseMeta({ course, origin, seenAt }: CourseMetaProps) {
  const units = useQuery(unitsQuery());
  const path = useHref(`/detalhes/${course.id}`);
  const url = origin && origin + path;
  const picture = shareImage(fileUrl(course.image), origin);
  const card = shareImage(fileUrl(course.share_image_url), origin);
  const shared = card ?? picture;
  return (
    <>
      <ShareMeta
        url={url}
        image={shared ? { url: shared, alt: course.title, ...(card && { size: cardSize }) } : null}
      />
      <StructuredData
        key={course.id}
        data={courseData({ course, units: units.data ?? [], url, image: picture, now: seenAt })}
      />
    </>
  );
}
