import { call } from '@portal/client/api';
import { getPsgReceipt, getPsgReceiptPdf } from '@portal/contract/endpoints/psg-papers';
import { queryOptions } from '@tanstack/react-query';

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
