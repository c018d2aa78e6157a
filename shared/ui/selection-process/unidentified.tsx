import type { Programme } from '@portal/runtime/selection-process/programme';
import { ButtonLink } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';

interface UnidentifiedProps {
  programme: Programme;
  /** As the address says it; null where it names no process. */
  processId: string | null;
}

/** Sends whoever reached a registration by its bare address back to where it begins (A 2.12, B 2.5). */
export const Unidentified = ({ programme, processId }: UnidentifiedProps) =>
  processId !== null && /^\d+$/.test(processId) ? (
    <EmptyState
      title="Falta dizer quem se inscreve"
      action={<ButtonLink to={programme.noticePath(processId)}>Voltar ao edital</ButtonLink>}
    >
      A inscrição começa no edital, onde você informa seu CPF e sua data de nascimento.
    </EmptyState>
  ) : (
    <EmptyState
      title={`Escolha um ${programme.offer}`}
      action={<ButtonLink to={programme.list.to}>Ver processos seletivos</ButtonLink>}
    >
      A inscrição começa no edital do processo seletivo.
    </EmptyState>
  );
