import { deleteOfflinePages } from '@portal/client/offline/offline-pages';
import { offlinePagesQuery } from '@portal/client/offline/offline-pages.queries';
import { formatDateTime } from '@portal/contract/format/date';
import { AsyncRegion } from '@portal/ui/async-region';
import { Button, ButtonLink } from '@portal/ui/button';
import { Container } from '@portal/ui/container';
import { EmptyState } from '@portal/ui/empty-state';
import { PageHeader } from '@portal/ui/page-header';
import { Skeleton } from '@portal/ui/skeleton';
import { useFocusFallback } from '@portal/ui/use-focus-fallback';
import { useHydrated } from '@portal/ui/use-hydrated';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import styles from './offline.module.css';

/** /guardados: pages saved on this device, to read without a connection. */
export function Component() {
  const hydrated = useHydrated();
  const pages = useQuery({ ...offlinePagesQuery(), enabled: hydrated });
  const queryClient = useQueryClient();
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: (address?: string) =>
      deleteOfflinePages((page) => address === undefined || page.address === address),
    onSettled: () => queryClient.invalidateQueries(offlinePagesQuery()),
  });
  const list = useRef<HTMLDivElement>(null);
  useFocusFallback(list, (pages.data ?? []).map(({ address }) => address).join());
  return (
    <>
      <PageHeader
        title="Guardados neste aparelho"
        lead="Páginas que você guardou para ler sem internet. Ficam só neste navegador, até que você as remova."
      />
      <Container>
        <noscript>Para ver o que está guardado neste aparelho, ative o JavaScript do navegador.</noscript>
        <div ref={list} tabIndex={-1}>
          <AsyncRegion
            query={pages}
            loading={<Skeleton kind="text" count={4} label="Procurando o que está guardado…" />}
            emptyState={
              <EmptyState
                title="Nada guardado neste aparelho"
                action={<ButtonLink to="/cursos">Procurar cursos</ButtonLink>}
              >
                <p>Toque em “Guardar para ler sem internet” em um curso, um edital ou um comprovante.</p>
              </EmptyState>
            }
            failedTitle="Não foi possível ver o que está guardado"
          >
            {(kept) => (
              <div className="stack start gap-5">
                <ul className="stack full" aria-label="Páginas guardadas">
                  {kept.map(({ address, title, keptAt, owner }) => (
                    <li key={address} className={`cluster center between ${styles.page}`}>
                      <div>
                        <a href={address}>{title}</a>
                        <p className="muted text-sm mt-1">
                          Guardada em {formatDateTime(new Date(keptAt).toISOString())}
                          {owner !== null && '. Mostra seus dados: sai do aparelho quando você sai da conta'}
                        </p>
                      </div>
                      <Button
                        variant="secondary"
                        busy={remove.isPending}
                        onClick={() => remove.mutate(address)}
                      >
                        Remover <span className="visuallyHidden">{title}</span>
                      </Button>
                    </li>
                  ))}
                </ul>
                {kept.length > 1 && (
                  <Button
                    variant="secondary"
                    busy={remove.isPending}
                    onClick={() => remove.mutate(undefined)}
                  >
                    Remover tudo
                  </Button>
                )}
              </div>
            )}
          </AsyncRegion>
        </div>
      </Container>
    </>
  );
}
