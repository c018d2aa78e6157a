import { getPsgReceipt, getPsgReceiptPdf } from '@portal/contract/endpoints/printouts';
import { paperTitles } from '@portal/contract/selection-process/paper-rows';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { candidateQuery } from '../../parts/candidate-query.ts';
import { PsgReceiptPrintout } from '../../parts/printout.tsx';
import { printoutPage } from '../../parts/printout-page.tsx';

/** /printing/{id}: receipt of an application for a free course (B 2.7). */
export const Component = printoutPage({
  title: paperTitles.psgReceipt,
  usePrintout() {
    const params = { id: useParams().id };
    return {
      query: useQuery(candidateQuery(getPsgReceipt, { params })),
      pdf: useQuery(candidateQuery(getPsgReceiptPdf, { params })),
      render: (receipt) => <PsgReceiptPrintout receipt={receipt} />,
    };
  },
});
