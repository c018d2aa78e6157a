import { call } from '@portal/client/api';
import { countDownload } from '@portal/contract/endpoints/documents';

/** Counts an opened document of a process (A 2.11, A 7), even if the page is left; failures are ignored. */
export function countDocumentOpen(documentId: number): void {
  call(countDownload, { params: { id: documentId }, keepalive: true }).catch(() => {});
}
