import { paperTitles } from '@portal/shared/contract/paper-texts';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { Proof, ProofPage } from '../../parts/proof-page.tsx';
import { PssReceiptPaper } from '../../parts/pss-receipt-paper.tsx';
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
      {(receipt) => <PssReceiptPaper receipt={receipt} />}
    </Proof>
  );
}
