import type { AppliedOffer } from '@portal/runtime/selection-process/applied-offers';
import type { Offer } from '@portal/runtime/selection-process/process-kind-config';
import { toast } from '@portal/runtime/toasts';
import { ApiError, call } from '@portal/shared/api';
import { previewCourseSwitch, switchCourse } from '@portal/shared/contract/my-processes';
import { formatPosition } from '@portal/shared/format/position';
import { Alert } from '@portal/ui/alert';
import { AsyncRegion } from '@portal/ui/async-region';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Skeleton } from '@portal/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

interface SwitchCourseDialogProps {
  /** The registration that is given up. */
  registration: AppliedOffer;
  /** The course that is wanted instead. */
  offer: Offer;
  onClose: () => void;
}

/** Shows the position that another course would give, and switches only on confirmation of that position. */
export function SwitchCourseDialog({ registration, offer, onClose }: SwitchCourseDialogProps) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const id = registration.id ?? undefined;
  const preview = useQuery({
    queryKey: ['candidate', 'course-switch', id, offer.id],
    queryFn: ({ signal }) =>
      call(previewCourseSwitch, { params: { id }, query: { selection_process_item_id: offer.id }, signal }),
    retry: false,
    gcTime: 0,
  });

  async function confirm(position: number) {
    setBusy(true);
    setError('');
    try {
      const body = { selection_process_item_id: offer.id, position };
      const made = await call(switchCourse, { params: { id }, body });
      toast(`${offer.name}: posição ${made.position}ª, inscrição ${made.number}.`, {
        title: 'Curso trocado',
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
      title="Trocar de curso"
      footer={
        <>
          {preview.data && (
            <Button busy={busy} onClick={() => void confirm(preview.data.position)}>
              Trocar para {offer.name}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            Manter {registration.name}
          </Button>
        </>
      }
    >
      <AsyncRegion
        query={preview}
        loading={<Skeleton kind="text" count={3} label="Vendo a posição no outro curso…" />}
        empty={() => false}
        failedTitle="Não dá para trocar agora"
      >
        {({ position, vacancies }) => (
          <>
            <p>
              Hoje: <strong>{registration.name}</strong>
              {registration.position !== null && `, posição ${registration.position}ª`}.
            </p>
            <p>
              Com a troca: <strong>{offer.name}</strong>, posição{' '}
              <strong>{formatPosition(position, vacancies)}</strong>.
            </p>
            <p>
              Até você confirmar, nada muda. Depois, a vaga em {registration.name} fica livre para outra
              pessoa.
            </p>
          </>
        )}
      </AsyncRegion>
      {error && <Alert tone="error">{error}</Alert>}
    </Dialog>
  );
}
