import { call } from '@portal/client/api';
import { paperTitles } from '@portal/contract/endpoints/paper-texts';
import { getPsgReceipt, getPsgReceiptPdf } from '@portal/contract/endpoints/printouts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { PsgReceiptPrintout } from '../../parts/printout.tsx';
import { PrintoutPage, PrintoutView } from '../../parts/printout-page.tsx';

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

export const psgReceiptQuery = (id: string) =>
  queryOptions({
    queryKey: ['candidate', 'psg-receipt', id],
    queryFn: ({ signal }) => call(getPsgReceipt, { params: { id }, signal }),
  });

export const psgReceiptPdfQuery = (id: string) =>
  queryOptions({
    queryKey: ['candidate', 'psg-receipt-pdf', id],
    queryFn: ({ signal }) => call(getPsgReceiptPdf, { params: { id }, signal }),
  });
