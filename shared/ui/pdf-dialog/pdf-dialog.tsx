import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { PdfReader } from './pdf-reader.tsx';

interface PdfDialogProps {
  open: boolean;
  /** Address of the document; undefined when there is none. */
  url: string | undefined;
  title: string;
  onClose: () => void;
  /** Adds the button that accepts what was read. */
  onAccept?: () => void;
  acceptLabel?: string;
}

/** A PDF to be read on the spot. The reader is only fetched once the dialog is open. */
export function PdfDialog({ open, url, title, onClose, onAccept, acceptLabel = 'Aceitar' }: PdfDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="wide"
      footer={
        <>
          {onAccept && <Button onClick={onAccept}>{acceptLabel}</Button>}
          <Button variant="secondary" onClick={onClose}>
            Fechar
          </Button>
        </>
      }
    >
      {url ? <PdfReader url={url} title={title} /> : <p>Este documento ainda não foi publicado.</p>}
    </Dialog>
  );
}
