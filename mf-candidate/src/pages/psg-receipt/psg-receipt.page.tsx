import { formatDate } from '@portal/shared/format/date';
import { fileUrl } from '@portal/shared/format/file-url';
import { useQuery } from '@portal/shared/query';
import { useParams } from '@portal/shared/router';
import { registrationStatusName } from '@portal/shared/selection-process/states';
import { formatCpf, formatPeriod } from '../../parts/formatted.ts';
import { Facts, Proof, ProofPage } from '../../parts/proof-page.tsx';
import { psgReceiptPdfQuery, psgReceiptQuery } from './psg-receipt.queries.ts';

/** /printing/{id}: receipt of an application for a free course (B 2.7). */
export const Component = () => (
  <ProofPage title="Comprovante de candidatura a vaga">
    <Receipt />
  </ProofPage>
);

function Receipt() {
  const { id = '' } = useParams();
  const receipt = useQuery(psgReceiptQuery(id));
  const pdf = useQuery(psgReceiptPdfQuery(id));
  return (
    <Proof query={receipt} pdfUrl={fileUrl(pdf.data?.url) ?? null}>
      {({ number, status_name, people, selection_process: process, selection_process_item: item }) => (
        <Facts
          facts={[
            ['Candidato', people.full_name],
            ['CPF', formatCpf(people.nif)],
            ['Número', number],
            ['Curso', item.course_name],
            ['Unidade', process.unit?.name ?? null],
            ['Período', formatPeriod(process.start_date, process.end_date)],
            ['Resultado', formatDate(process.result_date)],
            ['Situação', status_name ?? registrationStatusName(item.status)],
          ]}
        />
      )}
    </Proof>
  );
}
