import { preload, Slot } from '@portal/platform/remote';
import { AsyncRegion } from '@portal/ui/async-region';
import { EmptyState, FailedState } from '@portal/ui/empty-state';
import { PageHeader } from '@portal/ui/page-header';
import { Section } from '@portal/ui/section';
import { Skeleton } from '@portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { unitsQuery } from '../../parts/units.queries.ts';

/** Fetches the data before the page renders, on the server too. */
export const loader = ({ context }: LoaderFunctionArgs) => preload(context, unitsQuery());

/** Slots that the page mounts, so that the server can render them. */
export const handle = { slots: ['destaque-exemplo'] };

/** Page /pagina-exemplo: the units, and the slot of this remote as a page of any remote mounts it. */
export function Component() {
  return (
    <>
      <PageHeader title="Exemplo" lead="As unidades da instituição, em ordem alfabética." />
      <Section title="Unidades">
        <AsyncRegion
          query={useQuery(unitsQuery())}
          loading={<Skeleton kind="text" count={6} label="Carregando as unidades…" />}
          emptyState={<EmptyState title="Não há unidades no momento" />}
          failedTitle="Não foi possível carregar as unidades"
        >
          {(units) => (
            <ul className="stack gap-2">
              {units.map(({ name, address }) => (
                <li key={name}>
                  <b>{name}</b>
                  {address && <span> – {address}</span>}
                </li>
              ))}
            </ul>
          )}
        </AsyncRegion>
      </Section>
      <Section title="Em destaque" tone="areia">
        <Slot
          name="destaque-exemplo"
          props={{ limit: 2 }}
          pending={<Skeleton kind="text" count={2} label="Carregando o destaque…" />}
          failed={(retry) => <FailedState title="Não foi possível carregar o destaque" onRetry={retry} />}
        />
      </Section>
    </>
  );
}
