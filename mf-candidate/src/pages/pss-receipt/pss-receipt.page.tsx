import { call } from '@portal/client/api';
import { paperTitles } from '@portal/contract/endpoints/paper-texts';
import { getPssReceipt, getPssReceiptPdf } from '@portal/contract/endpoints/printouts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { PssReceiptPrintout } from '../../parts/printout.tsx';
import { PrintoutPage, PrintoutView } from '../../parts/printout-page.tsx';

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

/** Parameters in the path of a PSS receipt. */
export interface PssReceiptKey {
  personId: string;
  selectionProcessid: string;
  jobsTitleId: string;
  /** Id of the registration, if the URL contains it. */
  inscricao: number | undefined;
}

export const pssReceiptQuery = (key: PssReceiptKey) => {
  const { inscricao, ...params } = key;
  return queryOptions({
    queryKey: ['candidate', 'pss-receipt', key],
    queryFn: ({ signal }) => call(getPssReceipt, { params, query: { inscricao }, signal }),
  });
};

export const pssReceiptPdfQuery = (id: number | undefined) =>
  queryOptions({
    queryKey: ['candidate', 'pss-receipt-pdf', id],
    enabled: id !== undefined,
    queryFn: ({ signal }) => call(getPssReceiptPdf, { params: { id }, signal }),
  });
