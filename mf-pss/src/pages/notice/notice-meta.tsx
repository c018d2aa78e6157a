import { useHref } from '@portal/runtime/router';
import { cardSize } from '@portal/shared/contract/course-cards';
import type { PssProcessDetails } from '@portal/shared/contract/pss-selection-processes';
import { fileUrl } from '@portal/shared/format/file-url';
import { shareImage } from '@portal/shared/format/share-image';
import { ShareMeta } from '@portal/ui/share-meta';
import { StructuredData } from '@portal/ui/structured-data';
import { jobPostings } from '../../domain/job-postings.ts';
import { pss } from '../../domain/pss.ts';

interface NoticeMetaProps {
  process: PssProcessDetails;
  /** Public origin of the portal; null where it is not configured. */
  origin: string | null;
  /** When the process was fetched, in milliseconds. */
  seenAt: number;
}

/** What shared links and search engines learn of an open process. */
export function NoticeMeta({ process, origin, seenAt }: NoticeMetaProps) {
  const path = useHref(pss.noticePath(process.id));
  const url = origin && origin + path;
  const card = shareImage(fileUrl(process.share_image_url), origin);
  const postings = jobPostings({ process, url, now: seenAt });
  return (
    <>
      <ShareMeta url={url} image={card ? { url: card, alt: process.name, size: cardSize } : null} />
      {postings.length > 0 && <StructuredData key={process.id} data={postings} />}
    </>
  );
}
