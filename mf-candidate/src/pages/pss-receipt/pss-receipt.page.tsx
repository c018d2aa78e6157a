import { paperTitles } from '@portal/shared/contract/paper-texts';
import { paperProcessName, pssReceiptRows } from '@portal/shared/selection-process/paper-rows';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { ApplicantGroup } from '../../parts/applicant-group.tsx';
import { Paper, PaperGroup } from '../../parts/paper.tsx';
import { Proof, ProofPage } from '../../parts/proof-page.tsx';
import { ReceiptNotice } from '../../parts/receipt-notice.tsx';
import { pssReceiptPdfQuery, pssReceiptQuery } from './pss-receipt.queries.ts';

const TITLE = paperTitles.pssReceipt;

/** /pss-printing/…: receipt of an application for a position (B 2.7). */
export const Component = () => (
  <ProofPage title={TITLE}>
    <Receipt />
  </ProofPage>
);

function Receipt() {
  const { personId = '', selectionProcessid = '', jobsTitleId = '' } = useParams();
  const inscricao = Number(useSearchParams()[0].get('inscricao')) || undefined;
  const query = useQuery(pssReceiptQuery({ personId, selectionProcessid, jobsTitleId, inscricao }));
  const pdf = useQuery(pssReceiptPdfQuery(query.data?.id));
  return (
    <Proof query={query} pdf={pdf} title={TITLE}>
      {(receipt) => (
        <Paper
          title={paperProcessName(receipt.pss_selection_process_item.selection_process) || TITLE}
          number={receipt.number}
          checkUrl={receipt.check_url}
        >
          <ApplicantGroup people={receipt.people} />
          <PaperGroup title="Inscrição" facts={pssReceiptRows(receipt)} />
          <ReceiptNotice status={receipt.status} />
        </Paper>
      )}
    </Proof>
  );
}
