import { fileUrl } from '@portal/shared/format/file-url';
import type { UseQueryResult } from '@portal/shared/query';
import { Alert } from '@portal/shared/ui/alert';
import { AsyncRegion } from '@portal/shared/ui/async-region';
import { ButtonLink } from '@portal/shared/ui/button';
import { Container } from '@portal/shared/ui/container';
import { PageHeader } from '@portal/shared/ui/page-header';
import { PdfViewer } from '@portal/shared/ui/pdf-viewer';
import { RequireSession } from '@portal/shared/ui/require-session';
import { Skeleton } from '@portal/shared/ui/skeleton';
import type { ReactNode } from 'react';
import { PrintButton } from './print-button.tsx';
import styles from './proof-page.module.css';

/** Frame of every receipt and sheet: title, the way back, and only for who is logged in (B 2.7). */
export const ProofPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <PageHeader
      title={title}
      breadcrumbs={[{ label: 'Área do candidato', to: '/area_do_candidato' }]}
      noindex
    />
    <RequireSession>
      <Container>{children}</Container>
    </RequireSession>
  </>
);

interface ProofProps<Data> {
  query: UseQueryResult<Data>;
  /** The address of its PDF. */
  pdf: UseQueryResult<{ url: string }>;
  /** What the PDF is, such as "Comprovante de inscrição". */
  title: string;
  /** The paper. */
  children: (data: Data) => ReactNode;
}

/** The document itself: as a paper to read and print, and as a PDF to open or to read on the spot. */
export function Proof<Data>({ query, pdf, title, children }: ProofProps<Data>) {
  const pdfUrl = fileUrl(pdf.data?.url);
  return (
    <div className={styles.proof}>
      <div className={styles.actions}>
        <ButtonLink to="/area_do_candidato" variant="secondary">
          Voltar
        </ButtonLink>
        {query.data !== undefined && <PrintButton />}
        {pdfUrl && (
          <ButtonLink href={pdfUrl} external variant="quiet">
            Abrir PDF
          </ButtonLink>
        )}
      </div>
      <AsyncRegion
        query={query}
        loading={<Skeleton kind="text" count={8} label="Carregando o documento…" />}
        empty={() => false}
        failedTitle="Não foi possível abrir este documento"
      >
        {children}
      </AsyncRegion>
      {pdfUrl && <PdfViewer url={pdfUrl} title={`${title} em PDF`} />}
      {pdf.isError && query.data !== undefined && (
        <Alert tone="info">O PDF não pôde ser preparado agora. Você pode imprimir esta página.</Alert>
      )}
    </div>
  );
}
