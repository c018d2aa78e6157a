import { fileUrl } from '@portal/client/addresses/file-url';
import type { ProcessDocument } from '@portal/contract/endpoints/parts';
import { ButtonLink } from '@portal/ui/button';
import type { ReactNode } from 'react';
import { countDocumentOpen } from '../data/count-document-open.ts';
import { publishedDocuments } from './process-documents.tsx';

interface FirstDocumentLinkProps {
  documents: readonly ProcessDocument[];
  children: ReactNode;
}

/** Link to the first published document of a process, which counts openings; nothing without documents. */
export function FirstDocumentLink({ documents, children }: FirstDocumentLinkProps) {
  const [document] = publishedDocuments(documents);
  return (
    document && (
      <ButtonLink
        href={fileUrl(document.filename)}
        external
        variant="secondary"
        onClick={() => countDocumentOpen(document.id)}
      >
        {children}
      </ButtonLink>
    )
  );
}
