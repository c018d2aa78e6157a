import { toast } from '@portal/runtime/toasts';
import { ApiError, callWithMessage } from '@portal/shared/api';
import { cancelPsgRegistration, cancelPssRegistration } from '@portal/shared/contract/my-processes';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { useState } from 'react';
import type { Application } from '../../domain/application.ts';

interface CancelDialogProps {
  application: Application;
  onClose: () => void;
  /** The server has cancelled it. */
  onCancelled: () => Promise<void>;
}

type State = { kind: 'asking' } | { kind: 'sending' } | { kind: 'failed'; text: string };

/** Asks once more before an application is cancelled. */
export function CancelDialog({ application, onClose, onCancelled }: CancelDialogProps) {
  const { kind, id, offer, process } = application;
  const [state, setState] = useState<State>({ kind: 'asking' });

  async function confirm() {
    if (id === null) return;
    setState({ kind: 'sending' });
    try {
      const endpoint = kind === 'psg' ? cancelPsgRegistration : cancelPssRegistration;
      const { message } = await callWithMessage(endpoint, { params: { id } });
      await onCancelled();
      toast(message ?? 'Inscrição cancelada.', { title: 'Sucesso!', tone: 'success', duration: 3500 });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ kind: 'failed', text: error.message });
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Cancelar inscrição"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Manter inscrição
          </Button>
          <Button variant="danger" busy={state.kind === 'sending'} onClick={() => void confirm()}>
            Cancelar inscrição
          </Button>
        </>
      }
    >
      <p>
        Cancelar a inscrição em <strong>{offer}</strong> ({process})?
      </p>
      <p>
        Sua vaga fica livre para outra pessoa, e não dá para voltar atrás: quem se inscreve de novo vai para o
        fim da ordem.
      </p>
      {state.kind === 'failed' && <Alert tone="error">{state.text}</Alert>}
    </Dialog>
  );
}
