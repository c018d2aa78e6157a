import { Button } from '@portal/ui/button';
import { useState } from 'react';
import { Alert } from '../alert/alert.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { PdfReader, type Reading } from './pdf-reader.tsx';

/** Document of the institution: its PDF if published; unknown while the settings load. */
export type PublishedDocument =
  | { kind: 'known'; url: string | undefined }
  | { kind: 'unknown'; reload: () => void };

interface PdfDialogProps {
  open: boolean;
  document: PublishedDocument;
  title: string;
  onClose: () => void;
  /** Adds the button that accepts the document. */
  onAccept?: () => void;
}

/** Shows a PDF. The reader loads when the dialog opens. Documents that failed to load cannot be accepted. */
export function PdfDialog({ open, document, title, onClose, onAccept }: PdfDialogProps) {
  const [reading, setReading] = useState<Reading>('loading');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="wide"
      footer={
        <>
          {onAccept && (
            <Button onClick={onAccept} disabledReason={getDisabledReason(document, reading)}>
              Aceitar
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            Fechar
          </Button>
        </>
      }
    >
      <Content document={document} title={title} onReading={setReading} />
    </Dialog>
  );
}

function Content({
  document,
  title,
  onReading,
}: Pick<PdfDialogProps, 'document' | 'title'> & { onReading: (reading: Reading) => void }) {
  if (document.kind === 'unknown') {
    return (
      <Alert tone="error" title="Não foi possível carregar o documento.">
        <Button onClick={document.reload}>Tentar de novo</Button>
      </Alert>
    );
  }
  if (!document.url) return <p>Este documento ainda não foi publicado.</p>;
  return <PdfReader url={document.url} title={title} onReading={onReading} />;
}

/** Returns why a document cannot be accepted yet; an unpublished one needs no reading. */
function getDisabledReason(document: PublishedDocument, reading: Reading): string | undefined {
  const isUnpublished = document.kind === 'known' && !document.url;
  if (isUnpublished || reading === 'readable') return undefined;
  return document.kind === 'unknown' || reading === 'failed'
    ? 'O documento não abriu: tente de novo antes de aceitar.'
    : 'Aguarde o documento abrir.';
}
