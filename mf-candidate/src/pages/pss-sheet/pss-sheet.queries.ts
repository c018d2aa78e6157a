import { call } from '@portal/client/api';
import { getPssSheet, getPssSheetPdf } from '@portal/contract/endpoints/pss-papers';
import { queryOptions } from '@tanstack/react-query';

export const pssSheetQuery = (id: string) =>
  queryOptions({
    queryKey: ['candidate', 'pss-sheet', id],
    queryFn: ({ signal }) => call(getPssSheet, { params: { id }, signal }),
  });

export const pssSheetPdfQuery = (id: string) =>
  queryOptions({
    queryKey: ['candidate', 'pss-sheet-pdf', id],
    queryFn: ({ signal }) => call(getPssSheetPdf, { params: { id }, signal }),
  });
