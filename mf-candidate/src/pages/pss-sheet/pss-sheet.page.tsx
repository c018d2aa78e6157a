import { fileUrl } from '@portal/shared/format/file-url';
import { formatPhone } from '@portal/shared/format/phone';
import { useQuery } from '@portal/shared/query';
import { useParams } from '@portal/shared/router';
import { Alert } from '@portal/shared/ui/alert';
import { educationLevelName } from '../../domain/code-names.ts';
import { formatCpf } from '../../parts/formatted.ts';
import { Facts, Proof, ProofPage } from '../../parts/proof-page.tsx';
import { pssSheetPdfQuery, pssSheetQuery } from './pss-sheet.queries.ts';

/** /ficha/{id}: registration sheet of a position (B 2.7). */
export const Component = () => (
  <ProofPage title="Ficha de Inscrição">
    <Sheet />
  </ProofPage>
);

function Sheet() {
  const { id = '' } = useParams();
  const sheet = useQuery(pssSheetQuery(id));
  const pdf = useQuery(pssSheetPdfQuery(id));
  return (
    <Proof query={sheet} pdfUrl={fileUrl(pdf.data?.url) ?? null}>
      {({ number, nif, people, pss_selection_process_item: item }) => (
        <>
          <Alert tone="error">Traga a ficha assinada no dia da entrevista.</Alert>
          <Facts
            facts={[
              ['Escolaridade', educationLevelName(people.education_level_id)],
              ['Cargo pretendido', item.job_title?.name ?? null],
              ['Número de inscrição', number],
              ['Cidade', item.city_info],
              ['Nome', people.name ?? people.full_name],
              ['CPF', formatCpf(people.nif ?? nif)],
              ['Nome da mãe', people.mother],
              ['E-mail', people.email],
              ['Celular', formatPhone(people.phone ?? '')],
            ]}
          />
        </>
      )}
    </Proof>
  );
}
