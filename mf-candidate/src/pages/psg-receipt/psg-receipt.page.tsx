import { paperTitles } from '@portal/contract/endpoints/paper-texts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { PrintoutPage, PrintoutView } from '../../parts/printout-page.tsx';
import { PsgReceiptPrintout } from '../../parts/psg-receipt-printout.tsx';
import { psgReceiptPdfQuery, psgReceiptQuery } from './psg-receipt.queries.ts';

const TITLE = paperTitles.psgReceipt;

/** /printing/{id}: receipt of an application for a free course (B 2.7). */
export const Component = () => (
  <PrintoutPage title={TITLE}>
    <Receipt />
  </PrintoutPage>
);

function Receipt() {
  const { id = '' } = useParams();
  const query = useQuery(psgReceiptQuery(id));
  const pdf = useQuery(psgReceiptPdfQuery(id));
  return (
    <PrintoutView query={query} pdf={pdf} title={TITLE}>
      {(receipt) => <PsgReceiptPrintout receipt={receipt} />}
    </PrintoutView>
  );
}
