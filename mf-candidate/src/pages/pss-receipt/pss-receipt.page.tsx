import { formatDate } from '@portal/shared/format/date';
import { fileUrl } from '@portal/shared/format/file-url';
import { useQuery } from '@portal/shared/query';
import { useParams } from '@portal/shared/router';
import { registrationStatusName } from '@portal/shared/selection-process/states';
import { Alert } from '@portal/shared/ui/alert';
import { formatCpf, formatPeriod } from '../../parts/formatted.ts';
import { Facts, Proof, ProofPage } from '../../parts/proof-page.tsx';
import { pssReceiptPdfQuery, pssReceiptQuery } from './pss-receipt.queries.ts';

/** /pss-printing/…: receipt of an application for a position (B 2.7). */
export const Component = () => (
  <ProofPage title="Comprovante de inscrição">
    <Receipt />
  </ProofPage>
);

function Receipt() {
  const { personId = '', selectionProcessid = '', jobsTitleId = '' } = useParams();
  const receipt = useQuery(pssReceiptQuery({ personId, selectionProcessid, jobsTitleId }));
  const pdf = useQuery(pssReceiptPdfQuery(receipt.data?.id));
  return (
    <Proof query={receipt} pdfUrl={fileUrl(pdf.data?.url) ?? null}>
      {({ number, status, status_name, people, pss_selection_process_item: item }) => (
        <>
          <Facts
            facts={[
              ['Candidato', people.full_name],
              ['CPF', formatCpf(people.nif)],
              ['Número de inscrição', number],
              ['Processo seletivo', item.selection_process?.name ?? null],
              ['Cargo', item.job_title?.description ?? item.job_title?.name ?? null],
              ['Unidade', item.selection_process?.unit?.name ?? item.city_info],
              ['Período', formatPeriod(item.start_date, item.end_date)],
              ['Resultado', formatDate(item.selection_process?.result_date ?? null)],
              ['Situação', status_name ?? registrationStatusName(status)],
            ]}
          />
          <Alert tone="warning">
            Compareça ao local de confirmação no horário marcado para entregar os documentos; do contrário, a
            reserva será cancelada automaticamente.
          </Alert>
        </>
      )}
    </Proof>
  );
}
