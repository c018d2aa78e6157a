import { fileUrl } from '@portal/client/addresses/file-url';
import { call } from '@portal/client/api';
import type { ProcessDocument } from '@portal/contract/endpoints/parts';
import { countDownload } from '@portal/contract/endpoints/publications';
import { formatDate, isNew, toIsoDay } from '@portal/contract/format/date';
import { ButtonLink } from '@portal/ui/button';
import { DataTable } from '@portal/ui/data-table';
import { Disclosure } from '@portal/ui/disclosure';
import { PaginatedList } from '@portal/ui/paginated-list';
import { useCurrentTime } from '@portal/ui/use-current-time';
import { useHydrated } from '@portal/ui/use-hydrated';
import type { ReactNode } from 'react';
import styles from '../pages/process.module.css';

/** Returns the documents with status 'P' or without a status (A 4). */
export const publishedDocuments = (documents: readonly ProcessDocument[]): ProcessDocument[] =>
  documents.filter(({ status }) => status === null || status === 'P');

/** Published documents, marked 'Novo' for 30 days (A 2.10, B 2.3). Collapsed on phones, to show the offers. */
export function ProcessDocuments({ documents }: { documents: readonly ProcessDocument[] }) {
  const published = publishedDocuments(documents);
  const table = <DocumentTable documents={published} />;
  if (published.length === 0) return table;
  return (
    <Disclosure summary={describeDocuments(published)} narrowOnly>
      {table}
    </Disclosure>
  );
}

/** "3 documentos publicados, o último em 24/11/2026". */
function describeDocuments(documents: readonly ProcessDocument[]): string {
  const last = formatDate(
    documents
      .map(({ published_at }) => toIsoDay(published_at) ?? '')
      .sort()
      .at(-1),
  );
  const count =
    documents.length === 1 ? '1 documento publicado' : `${documents.length} documentos publicados`;
  return last === '' ? count : `${count}, ${documents.length === 1 ? '' : 'o último '}em ${last}`;
}

function DocumentTable({ documents }: { documents: readonly ProcessDocument[] }) {
  // Depends on the current time: rendered only in the browser, to match on hydration.
  const hydrated = useHydrated();
  const seenAt = useCurrentTime(() => null);
  return (
    <PaginatedList items={documents} parameter="documentos">
      {(shown) => (
        <DataTable
          caption="Documentos"
          rows={shown}
          rowKey={({ id }) => id}
          empty="Não há documentos publicados"
          columns={[
            {
              key: 'title',
              header: 'Documento',
              cell: (document) => (
                <>
                  <DocumentLink document={document} />
                  {hydrated && isNew(document.published_at, seenAt) && (
                    <span className={`pill text-xs bold nowrap ${styles.badge}`}>Novo</span>
                  )}
                </>
              ),
            },
            {
              key: 'published',
              header: 'Data de publicação',
              cell: ({ published_at }) => formatDate(published_at),
              align: 'end',
            },
          ]}
        />
      )}
    </PaginatedList>
  );
}

function DocumentLink({ document: { id, title, filename } }: { document: ProcessDocument }) {
  const url = fileUrl(filename);
  if (!url) return title;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      onClick={() => countDocumentOpen(id)}
      // A middle click opens the link too, without a click event.
      onAuxClick={({ button }) => button === 1 && countDocumentOpen(id)}
    >
      {title}
      <span className="visuallyHidden"> (abre em nova aba)</span>
    </a>
  );
}

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

/** Counts an opened document of a process (A 2.11, A 7), even if the page is left; failures are ignored. */
export function countDocumentOpen(documentId: number): void {
  call(countDownload, { params: { id: documentId }, keepalive: true }).catch(() => {});
}
