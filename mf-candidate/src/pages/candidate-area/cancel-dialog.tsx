import { ApiError, callWithMessage } from '@portal/client/api';
import { toast } from '@portal/client/toasts';
import { cancelPsgRegistration, cancelPssRegistration } from '@portal/contract/endpoints/my-processes';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { useState } from 'react';
import type { Application } from '../../domain/application.ts';

interface CancelDialogProps {
  application: Application;
  onClose: () => void;
  onCancelled: () => void;
  /** The server no longer allows the cancellation. */
  onRefused: () => void;
}

type State =
  | { kind: 'asking' }
  | { kind: 'sending' }
  /** A retry may succeed. */
  | { kind: 'failed'; text: string }
  /** A retry would be rejected again. */
  | { kind: 'refused'; text: string };

const rejectionStatuses: readonly unknown[] = [404, 422];

/** Requests confirmation before an application is cancelled. */
export function CancelDialog({ application, onClose, onCancelled, onRefused }: CancelDialogProps) {
  const { kind, id, offer, process } = application;
  const [state, setState] = useState<State>({ kind: 'asking' });

  async function confirm() {
    if (id === null) return;
    setState({ kind: 'sending' });
    try {
      const endpoint = kind === 'psg' ? cancelPsgRegistration : cancelPssRegistration;
      const { message } = await callWithMessage(endpoint, { params: { id } });
      onCancelled();
      toast(message ?? 'Inscrição cancelada.', { title: 'Sucesso!', tone: 'success', duration: 3500 });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isRefused = rejectionStatuses.includes(error.status);
      setState({ kind: isRefused ? 'refused' : 'failed', text: error.message });
      if (isRefused) onRefused();
    }
  }

  const sending = state.kind === 'sending';
  // A request in flight cannot be aborted: the dialog stays open and shows the result.
  const close = () => {
    if (!sending) onClose();
  };

  return (
    <Dialog
      open
      onClose={close}
      title="Cancelar inscrição"
      footer={
        state.kind === 'refused' ? (
          <Button onClick={close}>Fechar</Button>
        ) : (
          <>
            <Button variant="secondary" busy={sending} onClick={close}>
              Manter inscrição
            </Button>
            <Button variant="danger" busy={sending} onClick={() => void confirm()}>
              Cancelar inscrição
            </Button>
          </>
        )
      }
    >
      <p>
        Cancelar a inscrição em <strong>{offer}</strong> ({process})?
      </p>
      <p>
        Sua vaga fica livre para outra pessoa, e não dá para voltar atrás: quem se inscreve de novo vai para o
        fim da ordem.
      </p>
      <p role="status" className="visuallyHidden">
        {sending ? 'Cancelando a inscrição…' : ''}
      </p>
      {(state.kind === 'failed' || state.kind === 'refused') && <Alert tone="error">{state.text}</Alert>}
    </Dialog>
  );
}
