import { Alert } from '@portal/ui/alert';

/** What a receipt asks of its owner (B 2.7, B 9). */
export const ConfirmationNotice = () => (
  <Alert tone="warning" title="Atenção">
    O candidato deve comparecer ao local de confirmação, no horário marcado, para entregar os documentos; caso
    contrário, a reserva será cancelada automaticamente.
  </Alert>
);
