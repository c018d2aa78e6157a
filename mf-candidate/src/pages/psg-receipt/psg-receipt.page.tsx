import { paperTitles } from '@portal/shared/contract/paper-texts';
import { paperProcessName, psgReceiptRows } from '@portal/shared/selection-process/paper-rows';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ApplicantGroup } from '../../parts/applicant-group.tsx';
import { Paper, PaperGroup } from '../../parts/paper.tsx';
import { Proof, ProofPage } from '../../parts/proof-page.tsx';
import { ReceiptNotice } from '../../parts/receipt-notice.tsx';
import { psgReceiptPdfQuery, psgReceiptQuery } from './psg-receipt.queries.ts';

const TITLE = paperTitles.psgReceipt;

/** /printing/{id}: receipt of an application for a free course (B 2.7). */
export const Component = () => (
  <ProofPage title={TITLE}>
    <Receipt />
  </ProofPage>
);

function Receipt() {
  const { id = '' } = useParams();
  const query = useQuery(psgReceiptQuery(id));
  const pdf = useQuery(psgReceiptPdfQuery(id));
  return (
    <Proof query={query} pdf={pdf} title={TITLE}>
      {(receipt) => (
        <Paper
          title={paperProcessName(receipt.selection_process) || TITLE}
          number={receipt.number}
          checkUrl={receipt.check_url}
        >
          <ApplicantGroup people={receipt.people} />
          <PaperGroup title="Candidatura" facts={psgReceiptRows(receipt)} />
          <ReceiptNotice status={receipt.selection_process_item.status} />
        </Paper>
      )}
    </Proof>
  );
}
