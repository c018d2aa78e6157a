import {
  deleteOfflinePages,
  saveOfflinePage,
  supportsOfflinePages,
} from '@portal/client/offline/offline-pages';
import { offlinePagesQuery } from '@portal/client/offline/offline-pages.queries';
import { useSession } from '@portal/client/session';
import { formatDateTime } from '@portal/contract/format/date';
import { basePath } from '@portal/contract/institution/base-path';
import { Button } from '@portal/ui/button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Alert } from '../alert/alert.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { useHydrated } from '../use-hydrated/use-hydrated.ts';

interface KeepOfflineProps {
  /** Title in the list of saved pages. */
  title: string;
  /** Files on the portal's origin to save with the page, such as its PDF. */
  files?: readonly string[];
  /** The page shows personal data: saving requires a warning about shared devices, and a logout or another login deletes it. */
  personal?: boolean;
}

/** Button that saves the current page offline; nothing in browsers without support. */
export function SaveOffline({ title, files = [], personal = false }: KeepOfflineProps) {
  const hydrated = useHydrated();
  const session = useSession();
  const { pathname, search } = useLocation();
  const address = basePath + pathname + search;
  const place = useRef<HTMLDivElement>(null);
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { data } = useQuery({ ...offlinePagesQuery(), enabled: hydrated });
  const saved = data?.find((page) => page.address === address);
  const onSettled = () => queryClient.invalidateQueries(offlinePagesQuery());
  const keep = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const main = place.current?.closest('main');
      const owner = !personal ? null : session.kind === 'candidate' ? session.id : 0;
      if (main) await saveOfflinePage({ address, title, owner }, main, files);
    },
    onSettled,
  });
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: () => deleteOfflinePages((page) => page.address === address),
    onSettled,
  });
  if (hydrated && !supportsOfflinePages()) return null;
  const begin = () => (personal && !saved ? setAsking(true) : keep.mutate());

  return (
    <div ref={place} className="stack gap-2 needsScript noPrint" data-not-kept>
      <div className="cluster">
        <Button variant="secondary" busy={keep.isPending} onClick={begin}>
          <WifiOff aria-hidden="true" size="1.1em" />
          {saved ? 'Atualizar a cópia' : 'Guardar para ler sem internet'}
        </Button>
        {saved && (
          <Button variant="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
            Remover do aparelho
          </Button>
        )}
      </div>
      <p role="status" className="muted text-sm">
        {saved && (
          <>
            <span>{`Guardada neste aparelho em ${formatDateTime(new Date(saved.keptAt).toISOString())}.`}</span>{' '}
            <Link to="/guardados">Ver tudo o que guardei</Link>
          </>
        )}
      </p>
      {keep.isError && (
        <Alert tone="error" title="A página não foi guardada">
          <p>Confira se há internet agora e espaço no aparelho, e tente de novo.</p>
        </Alert>
      )}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Guardar só em aparelho seu"
        footer={
          <>
            <Button
              onClick={() => {
                setAsking(false);
                keep.mutate();
              }}
            >
              Guardar neste aparelho
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Cancelar
            </Button>
          </>
        }
      >
        <p>
          Esta página mostra seus dados. Quem usar este navegador poderá lê-la sem entrar na sua conta, até
          que você a remova ou saia da conta em “Sair”, ou outra pessoa entre. Não guarde em celular ou
          computador de outras pessoas.
        </p>
      </Dialog>
    </div>
  );
}
