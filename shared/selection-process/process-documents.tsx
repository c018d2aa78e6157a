import type { ProcessDocument } from '../contract/parts.ts';
import { formatDate } from '../format/date.ts';
import { fileUrl } from '../format/file-url.ts';
import { isNew } from '../format/is-new.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { useHydrated } from '../ui/use-hydrated/use-hydrated.tsx';
import styles from './process-documents.module.css';

interface ProcessDocumentsProps {
  documents: readonly ProcessDocument[];
  /** Called when a document is opened, to count the download. */
  onOpen?: (document: ProcessDocument) => void;
}

/** Documents that visitors may see: those with status 'P', and those of a server that says none (A 4). */
export const publishedDocuments = (documents: readonly ProcessDocument[]): ProcessDocument[] =>
  documents.filter(({ status }) => status === null || status === 'P');

/** A process's published documents, those of the last 30 days marked 'Novo' (A 2.10, B 2.3). */
export function ProcessDocuments({ documents, onOpen }: ProcessDocumentsProps) {
  // What is new depends on the moment: the server leaves it to the browser, so that both agree.
  const hydrated = useHydrated();
  return (
    <DataTable
      caption="Documentos"
      captionHidden
      rows={publishedDocuments(documents)}
      rowKey={({ id }) => id}
      empty="Não há documentos publicados"
      columns={[
        {
          key: 'title',
          header: 'Documento',
          cell: (document) => (
            <>
              <a
                href={fileUrl(document.filename)}
                target="_blank"
                rel="noopener"
                onClick={() => onOpen?.(document)}
              >
                {document.title}
                <span className="visuallyHidden"> (abre em nova aba)</span>
              </a>
              {hydrated && isNew(document.published_at, Date.now()) && (
                <span className={styles.badge}>Novo</span>
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
  );
}
