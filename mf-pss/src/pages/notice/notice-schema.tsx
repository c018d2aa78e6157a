import type { PssProcessDetails } from '@portal/shared/contract/pss-selection-processes';
import { portalUrl } from '@portal/shared/format/portal-url';
import { StructuredData } from '@portal/ui/structured-data';
import { jobPostings } from '../../domain/job-postings.ts';
import { pss } from '../../domain/pss.ts';

interface NoticeSchemaProps {
  process: PssProcessDetails;
  /** Timestamp of the fetch. */
  seenAt: number;
}

/** Describes an open process for search engines. */
export function NoticeSchema({ process, seenAt }: NoticeSchemaProps) {
  const postings = jobPostings({ process, url: portalUrl(pss.noticePath(process.id)), now: seenAt });
  return postings.length > 0 && <StructuredData key={process.id} data={postings} />;
}
