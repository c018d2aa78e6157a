import { shareImage } from '@portal/client/addresses/portal-url';
import { cardSize } from '@portal/contract/endpoints/course-details';
import type { PssProcessDetails } from '@portal/contract/endpoints/processes';
import { preload } from '@portal/platform/remote';
import { Notice } from '@portal/selection-process/pages/notice';
import { MissingNotice } from '@portal/selection-process/pages/process-page';
import type { ShareImage } from '@portal/ui/page-meta';
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { jobPostings } from '../../domain/job-postings.ts';
import { pss } from '../../domain/pss.ts';
import { pssProcessQuery } from '../../pss.queries.ts';

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  preload(context, pssProcessQuery(params.id ?? ''));

/** /pss_edital/{id}: an open process with its documents and positions (B 2.3). */
export function Component() {
  const { id = '' } = useParams();
  const query = useQuery(pssProcessQuery(id));
  return (
    <Notice
      processKind={pss}
      query={query}
      describe={jobPostings}
      image={query.data && getShareImage(query.data)}
    />
  );
}

/** Returns the card of a process, if the server renders one. */
function getShareImage({ name, share_image_url }: PssProcessDetails): ShareImage | null {
  const url = shareImage(share_image_url);
  return url === null ? null : { url, alt: name, size: cardSize };
}

export const ErrorBoundary = () => <MissingNotice processKind={pss} />;
