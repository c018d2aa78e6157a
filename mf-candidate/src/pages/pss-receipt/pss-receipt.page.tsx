import { paperTitles } from '@portal/contract/endpoints/paper-texts';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { PrintoutPage, PrintoutView } from '../../parts/printout-page.tsx';
import { PssReceiptPrintout } from '../../parts/pss-receipt-printout.tsx';
import { pssReceiptPdfQuery, pssReceiptQuery } from './pss-receipt.queries.ts';

const TITLE = paperTitles.pssReceipt;

/** /pss-printing/…: receipt of an application for a position (B 2.7). */
export const Component = () => (
  <PrintoutPage title={TITLE}>
    <Receipt />
  </PrintoutPage>
);

function Receipt() {
  const { personId = '', selectionProcessid = '', jobsTitleId = '' } = useParams();
  const inscricao = Number(useSearchParams()[0].get('inscricao')) || undefined;
  const query = useQuery(pssReceiptQuery({ personId, selectionProcessid, jobsTitleId, inscricao }));
  const pdf = useQuery(pssReceiptPdfQuery(query.data?.id));
  return (
    <PrintoutView query={query} pdf={pdf} title={TITLE}>
      {(receipt) => <PssReceiptPrintout receipt={receipt} />}
    </PrintoutView>
  );
}
