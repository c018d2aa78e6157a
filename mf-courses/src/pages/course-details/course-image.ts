import { cardSize } from '@portal/shared/contract/course-cards';
import type { CourseDetails } from '@portal/shared/contract/courses';
import { shareImage } from '@portal/shared/format/share-image';
import type { ShareImage } from '@portal/ui/page-meta';

/** Returns the server's card of a course, else the course's picture. */
export function courseImage({ title, image, share_image_url }: CourseDetails): ShareImage | null {
  const card = shareImage(share_image_url);
  const url = card ?? shareImage(image);
  return url === null ? null : { url, alt: title, ...(card && { size: cardSize }) };
}
