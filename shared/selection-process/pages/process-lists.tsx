import { isOpenProcess } from '@portal/contract/selection-process/statuses';
import { AsyncRegion } from '@portal/ui/async-region';
import { Skeleton } from '@portal/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface ProcessListsProps<Process> {
  query: UseQueryResult<readonly Process[]>;
  children: (open: Process[], closed: Process[]) => ReactNode;
}

/** Loads all processes of one kind and splits them into open and closed ones (A 2.8, B 2.2). */
export const ProcessLists = <Process extends { status: number }>({
  query,
  children,
}: ProcessListsProps<Process>) => (
  <AsyncRegion
    banded
    query={query}
    loading={<Skeleton kind="table" count={4} label="Carregando os processos seletivos…" />}
    empty={() => false}
    failedTitle="Não foi possível carregar os processos seletivos"
  >
    {(all) =>
      children(
        all.filter(({ status }) => isOpenProcess(status)),
        all.filter(({ status }) => !isOpenProcess(status)),
      )
    }
  </AsyncRegion>
);
