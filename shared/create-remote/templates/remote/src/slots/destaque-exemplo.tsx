import { preload, type SlotPropsByName } from '@portal/platform/remote';
import { AsyncRegion } from '@portal/ui/async-region';
import { EmptyState } from '@portal/ui/empty-state';
import { Skeleton } from '@portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { unitsQuery } from '../parts/units.queries.ts';

const DEFAULT_LIMIT = 3;

export const loader = ({ context }: Pick<LoaderFunctionArgs, 'context'>) => preload(context, unitsQuery());

/** The first units, for pages of any remote. */
export default function UnitHighlights({ limit = DEFAULT_LIMIT }: SlotPropsByName['destaque-exemplo']) {
  return (
    <AsyncRegion
      query={useQuery(unitsQuery())}
      loading={<Skeleton kind="text" count={limit} label="Carregando o destaque…" />}
      emptyState={<EmptyState title="Nada em destaque no momento" />}
      failedTitle="Não foi possível carregar o destaque"
    >
      {(units) => (
        <p>
          {units
            .slice(0, limit)
            .map(({ name }) => name)
            .join(', ')}
        </p>
      )}
    </AsyncRegion>
  );
}
