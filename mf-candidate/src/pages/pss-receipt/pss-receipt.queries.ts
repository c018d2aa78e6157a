import { call } from '@portal/client/api';
import { getPssReceipt, getPssReceiptPdf } from '@portal/contract/endpoints/pss-papers';
import { queryOptions } from '@tanstack/react-query';

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
