import { useQuery } from '@portal/runtime/query';
import { useParams } from '@portal/runtime/router';
import { formatDate } from '@portal/shared/format/date';
import { formatPeriod } from '@portal/shared/format/period';
import { orderRows } from '@portal/shared/format/position';
import { registrationStatusName } from '@portal/shared/selection-process/statuses';
import { ApplicantGroup } from '../../parts/applicant-group.tsx';
import { ConfirmationNotice } from '../../parts/confirmation-notice.tsx';
import { Paper, PaperGroup } from '../../parts/paper.tsx';
import { Proof, ProofPage } from '../../parts/proof-page.tsx';
import { psgReceiptPdfQuery, psgReceiptQuery } from './psg-receipt.queries.ts';

const TITLE = 'Comprovante de candidatura a vaga';

/** /printing/{id}: receipt of an application for a free course (B 2.7). */
export const Component = () => (
  <ProofPage title={TITLE}>
    <Receipt />
  </ProofPage>
);

function Receipt() {
  const { id = '' } = useParams();
  const receipt = useQuery(psgReceiptQuery(id));
  const pdf = useQuery(psgReceiptPdfQuery(id));
  return (
    <Proof query={receipt} pdf={pdf} title={TITLE}>
      {({
        number,
        check_url,
        status_name,
        people,
        selection_process: process,
        selection_process_item: item,
        ...place
      }) => (
        <Paper title={process.name ?? process.info ?? TITLE} number={number} checkUrl={check_url}>
          <ApplicantGroup people={people} />
          <PaperGroup
            title="Candidatura"
            facts={[
              ['Curso', item.course_name],
              ['Unidade', process.unit?.name ?? null],
              ['Período', formatPeriod(process.start_date, process.end_date)],
              ['Data do resultado', formatDate(process.result_date)],
              ...orderRows(place),
              ['Situação', status_name ?? registrationStatusName(item.status)],
            ]}
          />
          <ConfirmationNotice />
        </Paper>
      )}
    </Proof>
  );
}
