import { SelectField } from '@portal/ui/select-field';
import { useQuery } from '@tanstack/react-query';
import { matterOptionsQuery } from './support-ticket.queries.ts';

/** Subject of a support ticket (B 3). */
export function MatterField() {
  const matters = useQuery(matterOptionsQuery());
  return (
    <SelectField
      name="psa_matter_id"
      label="Assunto"
      options={matters.data ?? []}
      hint={matters.isError ? 'Os assuntos não puderam ser carregados. Recarregue a página.' : undefined}
    />
  );
}
