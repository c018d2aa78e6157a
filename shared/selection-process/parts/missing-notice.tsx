import { ButtonLink } from '@portal/ui/button';
import { MissingPage } from '@portal/ui/missing-page';
import type { ProcessKindConfig } from '../rules/process-kind-config.ts';

/** Replaces a missing notice (A 2.10, B 2.3). */
export const MissingNotice = ({ processKind: { list } }: { processKind: ProcessKindConfig }) => (
  <MissingPage
    lead="Este edital não existe ou saiu do ar. Confira o número na lista, ou procure pelo número: “edital 50”."
    breadcrumbs={[list]}
  >
    <ButtonLink to={list.to}>Ver os processos seletivos</ButtonLink>
    <ButtonLink to="/area_do_candidato" variant="secondary">
      Ver minhas inscrições
    </ButtonLink>
  </MissingPage>
);
