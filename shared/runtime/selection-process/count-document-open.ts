import { call } from '@portal/shared/api';
import { countDownload } from '@portal/shared/contract/documents';

/** Counts that a document of a process was opened (A 2.11, A 7): even as the page is left, and whatever comes of it. */
export function countDocumentOpen(documentId: number): void {
  call(countDownload, { params: { id: documentId }, keepalive: true }).catch(() => {});
}
