import { cardSize } from '@portal/shared/contract/course-cards';
import type { PssProcessDetails } from '@portal/shared/contract/pss-selection-processes';
import { shareImage } from '@portal/shared/format/share-image';
import type { ShareImage } from '@portal/ui/page-meta';

/** Returns the card of a process, if the server renders one. */
export function noticeImage({ name, share_image_url }: PssProcessDetails): ShareImage | null {
  const url = shareImage(share_image_url);
  return url === null ? null : { url, alt: name, size: cardSize };
}
