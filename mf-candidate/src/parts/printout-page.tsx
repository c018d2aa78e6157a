import { fileUrl } from '@portal/client/addresses/file-url';
import { ApiError } from '@portal/client/api';
import { Alert } from '@portal/ui/alert';
import { AsyncRegion } from '@portal/ui/async-region';
import { Button, ButtonLink } from '@portal/ui/button';
import { Container } from '@portal/ui/container';
import { EmptyState } from '@portal/ui/empty-state';
import { PdfReader } from '@portal/ui/pdf-dialog/pdf-reader';
import { SaveOffline } from '@portal/ui/save-offline';
import { Skeleton } from '@portal/ui/skeleton';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './printout.module.css';
import { CandidatePage } from './require-session.tsx';

interface LoadedPrintout<Data> {
  query: UseQueryResult<Data>;
  pdf: UseQueryResult<{ url: string }>;
  above?: ReactNode;
  render: (data: Data) => ReactNode;
}

interface PrintoutSource<Data> {
  /** Name of the page and its PDF, such as "Comprovante de inscrição". */
  title: string;
  /** Loads the printout; called only with a session. */
  usePrintout: () => LoadedPrintout<Data>;
}

/** Creates the page of a receipt or sheet: the printout to read and print, and its PDF (B 2.7). */
export const printoutPage =
  <Data,>(source: PrintoutSource<Data>) =>
  () => (
    <CandidatePage title={source.title}>
      <Container>
        <PrintoutView {...source} />
      </Container>
    </CandidatePage>
  );

function PrintoutView<Data>({ title, usePrintout }: PrintoutSource<Data>) {
  const { query, pdf, above, render } = usePrintout();
  const pdfUrl = fileUrl(pdf.data?.url);
  if (isMissing(query.error)) return <MissingPrintout />;
  // An offline copy saved earlier would lack the PDF.
  const isWhole = query.data !== undefined && !pdf.isPending;
  return (
    <>
      {above}
      <div className={`stack gap-6 pageEnd single ${styles.page}`}>
        <div className="cluster noPrint">
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
          failedTitle="Não foi possível abrir este documento"
        >
          {render}
        </AsyncRegion>
        {pdfUrl && (
          // 900 px high and scrollable (B 2.7, B 9).
          <section
            aria-label={`${title} em PDF`}
            className={`noPrint framed rounded areia ${styles.pdf}`}
            data-not-kept
          >
            <PdfReader url={pdfUrl} title={`${title} em PDF`} />
          </section>
        )}
        {isWhole && <SaveOffline title={title} files={pdfUrl ? [pdfUrl] : []} personal />}
        {pdf.isError && query.data !== undefined && (
          <Alert tone="info">O PDF não pôde ser preparado agora. Você pode imprimir esta página.</Alert>
        )}
      </div>
    </>
  );
}

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** The number is wrong, or the printout belongs to another user: a retry would not help. */
const MissingPrintout = () => (
  <EmptyState
    title="Documento não encontrado"
    action={<ButtonLink to="/area_do_candidato">Ver minhas inscrições</ButtonLink>}
  >
    Não há documento com este número entre as suas inscrições. Abra-o pela área do candidato, com a conta com
    que se inscreveu.
  </EmptyState>
);

/** Time from the end of printing to the return to the candidate area (B 9). */
const RETURN_DELAY_MS = 500;

interface PrintButtonProps {
  /** Whether the page stays open, because its reader has no candidate area. */
  stays?: boolean;
}

/** Prints the page. After printing, also from the browser's menu, the candidate area reloads (B 4). */
export function PrintButton({ stays = false }: PrintButtonProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  useEffect(() => {
    if (stays) return;
    let timer: ReturnType<typeof setTimeout>;
    const leave = () => {
      timer = setTimeout(() => {
        void queryClient.invalidateQueries({ queryKey: ['candidate'] });
        void navigate('/area_do_candidato');
      }, RETURN_DELAY_MS);
    };
    window.addEventListener('afterprint', leave);
    return () => {
      window.removeEventListener('afterprint', leave);
      clearTimeout(timer);
    };
  }, [stays, navigate, queryClient]);

  return (
    <Button onClick={() => window.print()}>
      <Printer aria-hidden="true" size="1.1em" /> Imprimir
    </Button>
  );
}
