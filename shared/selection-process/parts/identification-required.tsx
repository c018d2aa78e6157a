import { ButtonLink } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { noInterruption } from '@portal/ui/interruption';
import type { ProcessKindConfig } from '../rules/process-kind-config.ts';

interface UnidentifiedProps {
  processKind: ProcessKindConfig;
  /** Id from the URL; null if it has none. */
  processId: string | null;
}

/** Shown for a registration opened without identification: links to the notice (A 2.12, B 2.5). */
export const IdentificationRequired = ({ processKind, processId }: UnidentifiedProps) => (
  <div {...noInterruption}>
    {processId !== null && /^\d+$/.test(processId) ? (
      <EmptyState
        title="Falta dizer quem se inscreve"
        action={<ButtonLink to={processKind.noticePath(processId)}>Voltar ao edital</ButtonLink>}
      >
        A inscrição começa no edital, onde você informa seu CPF e sua data de nascimento.
      </EmptyState>
    ) : (
      <EmptyState
        title={`Escolha um ${processKind.offer}`}
        action={<ButtonLink to={processKind.list.to}>Ver processos seletivos</ButtonLink>}
      >
        A inscrição começa no edital do processo seletivo.
      </EmptyState>
    )}
  </div>
);
