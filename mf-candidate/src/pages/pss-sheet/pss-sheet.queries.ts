import { call } from '@portal/shared/api';
import { getPssSheet, getPssSheetPdf } from '@portal/shared/contract/pss-papers';
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
