import { getPssReceipt, getPssReceiptPdf } from '@portal/contract/endpoints/printouts';
import { paperTitles } from '@portal/contract/selection-process/paper-rows';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { candidateQuery } from '../../parts/candidate-query.ts';
import { PssReceiptPrintout } from '../../parts/printout.tsx';
import { printoutPage } from '../../parts/printout-page.tsx';

/** /pss-printing/…: receipt of an application for a position; of the newest, unless the URL names it (B 2.7). */
export const Component = printoutPage({
  title: paperTitles.pssReceipt,
  usePrintout() {
    const { personId, selectionProcessid, jobsTitleId } = useParams();
    const inscricao = Number(useSearchParams()[0].get('inscricao')) || undefined;
    const params = { personId, selectionProcessid, jobsTitleId };
    const query = useQuery(candidateQuery(getPssReceipt, { params, query: { inscricao } }));
    const id = query.data?.id;
    return {
      query,
      pdf: useQuery({
        ...candidateQuery(getPssReceiptPdf, { params: { id } }),
        enabled: id !== undefined,
      }),
      render: (receipt) => <PssReceiptPrintout receipt={receipt} />,
    };
  },
});
