import { ApiError, call } from '@portal/client/api';
import { toast } from '@portal/client/toasts';
import {
  previewCourseSwitch,
  previewPositionSwitch,
  switchCourse,
  switchPosition,
} from '@portal/contract/endpoints/registrations';
import { formatPosition, type Standing } from '@portal/contract/format/position';
import { Alert } from '@portal/ui/alert';
import { AsyncRegion } from '@portal/ui/async-region';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Skeleton } from '@portal/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Application } from '../rules/applications.ts';
import type { Offer, ProcessKindConfig } from '../rules/process.ts';

interface SwitchDialogProps {
  processKind: ProcessKindConfig;
  /** Registration to be replaced, with its id. */
  registration: Application & { id: number };
  /** New course or position. */
  offer: Offer;
  onClose: () => void;
}

/** Shows the position that another offer would give, and switches only after confirmation of that position. */
export function SwitchDialog({ processKind, registration, offer, onClose }: SwitchDialogProps) {
  const { offer: kind } = processKind;
  const { id } = registration;
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const preview = useQuery({
    queryKey: ['candidate', 'offer-switch', kind, id, offer.id],
    queryFn: ({ signal }) => previewSwitch(kind, id, offer.id, signal),
    retry: false,
    gcTime: 0,
  });

  async function confirm(position: number) {
    setBusy(true);
    setError('');
    try {
      const made = await switchOffer(kind, id, offer.id, position);
      toast(`${offer.name}: posição ${made.position}ª, inscrição ${made.number}.`, {
        title: kind === 'curso' ? 'Curso trocado' : 'Cargo trocado',
        tone: 'success',
        duration: Number.POSITIVE_INFINITY,
      });
      onClose();
      void queryClient.invalidateQueries();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.message);
      if (failure.status === 409) await preview.refetch();
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Trocar de ${kind}`}
      footer={
        <>
          {preview.data && (
            <Button busy={busy} onClick={() => void confirm(preview.data.position)}>
              Trocar para {offer.name}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            Manter {registration.offer}
          </Button>
        </>
      }
    >
      <AsyncRegion
        query={preview}
        loading={<Skeleton kind="text" count={3} label={`Vendo a posição no outro ${kind}…`} />}
        empty={() => false}
        failedTitle="Não dá para trocar agora"
      >
        {(standing) => (
          <>
            <p>
              Hoje: <strong>{registration.offer}</strong>
              {registration.progress && `, posição ${formatPosition(registration.progress)}`}.
            </p>
            <p>
              Com a troca: <strong>{offer.name}</strong>, posição <strong>{formatPosition(standing)}</strong>.
            </p>
            <p>
              Até você confirmar, nada muda. Depois, a vaga em {registration.offer} fica livre para outra
              pessoa.
            </p>
            {kind === 'cargo' && (
              <p>
                Seu currículo vai junto, como foi enviado. Para mudar o currículo, cancele a inscrição em
                “Acompanhar inscrição” e inscreva-se de novo: a posição de agora se perde.
              </p>
            )}
          </>
        )}
      </AsyncRegion>
      {error && <Alert tone="error">{error}</Alert>}
    </Dialog>
  );
}

/** Requests the standing that another offer of the same process would give now; beyond the bare contract. */
const previewSwitch = (
  kind: ProcessKindConfig['offer'],
  id: number,
  offerId: number,
  signal: AbortSignal,
): Promise<Standing> =>
  kind === 'curso'
    ? call(previewCourseSwitch, { params: { id }, query: { selection_process_item_id: offerId }, signal })
    : call(previewPositionSwitch, {
        params: { id },
        query: { pss_selection_process_item_id: offerId },
        signal,
      });

/** Switches, unless the position would exceed `position`. */
const switchOffer = (kind: ProcessKindConfig['offer'], id: number, offerId: number, position: number) =>
  kind === 'curso'
    ? call(switchCourse, { params: { id }, body: { selection_process_item_id: offerId, position } })
    : call(switchPosition, { params: { id }, body: { pss_selection_process_item_id: offerId, position } });
