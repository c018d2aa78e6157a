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
import { pssReceiptPdfQuery, pssReceiptQuery } from './pss-receipt.queries.ts';

const TITLE = 'Comprovante de inscrição';

/** /pss-printing/…: receipt of an application for a position (B 2.7). */
export const Component = () => (
  <ProofPage title={TITLE}>
    <Receipt />
  </ProofPage>
);

function Receipt() {
  const { personId = '', selectionProcessid = '', jobsTitleId = '' } = useParams();
  const receipt = useQuery(pssReceiptQuery({ personId, selectionProcessid, jobsTitleId }));
  const pdf = useQuery(pssReceiptPdfQuery(receipt.data?.id));
  return (
    <Proof query={receipt} pdf={pdf} title={TITLE}>
      {({ number, check_url, status, status_name, people, pss_selection_process_item: item, ...place }) => (
        <Paper title={item.selection_process?.name ?? TITLE} number={number} checkUrl={check_url}>
          <ApplicantGroup people={people} />
          <PaperGroup
            title="Inscrição"
            facts={[
              ['Cargo', item.job_title?.name ?? item.job_title?.description ?? null],
              ['Unidade', item.selection_process?.unit?.name ?? item.city_info],
              ['Período', formatPeriod(item.start_date, item.end_date)],
              ['Data do resultado', formatDate(item.selection_process?.result_date)],
              ...orderRows(place),
              ['Situação', status_name ?? registrationStatusName(status)],
            ]}
          />
          <ConfirmationNotice />
        </Paper>
      )}
    </Proof>
  );
}
