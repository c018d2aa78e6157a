import { ofInstitution } from '@portal/contract/institution/names';
import { hiringRules, programmes } from '@portal/contract/institution/programmes';
import { preload } from '@portal/platform/remote';
import { ProcessLists } from '@portal/selection-process/pages/process-lists';
import { PageHeader } from '@portal/ui/page-header';
import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { pss } from '../../domain/pss.ts';
import { pssProcessesQuery } from '../../pss.queries.ts';

export const loader = ({ context }: LoaderFunctionArgs) => preload(context, pssProcessesQuery());

/** /pss: staff selection processes, open and closed (B 2.2). */
export const Component = () => (
  <>
    <PageHeader
      title={programmes.pss}
      lead={`As contratações ${ofInstitution} seguem a ${hiringRules}: cada processo seletivo tem edital, prazos e resultados publicados aqui.`}
    />
    <ProcessLists processKind={pss} query={useQuery(pssProcessesQuery())} open="Aberto" closed="Encerrado" />
  </>
);
