import { formatPersonName } from '@portal/contract/format/person-name';
import { formatTaxId } from '@portal/contract/format/tax-id';
import { PrintoutGroup } from './printout.tsx';

interface ApplicantGroupProps {
  people: { full_name: string | null; nif: string | null };
}

/** Shows the applicants of a receipt (B 2.7). */
export const ApplicantGroup = ({ people }: ApplicantGroupProps) => (
  <PrintoutGroup
    title="Candidato"
    facts={[
      ['Nome', formatPersonName(people.full_name ?? '')],
      ['CPF', formatTaxId(people.nif ?? '')],
    ]}
  />
);
