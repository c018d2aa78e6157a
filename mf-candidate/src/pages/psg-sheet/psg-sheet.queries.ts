import { call } from '@portal/shared/api';
import { getPsgSheet, getPsgSheetPdf } from '@portal/shared/contract/candidate';
import { queryOptions } from '@portal/shared/query';

export const psgSheetQuery = (id: string) =>
  queryOptions({
    queryKey: ['candidate', 'psg-sheet', id],
    queryFn: ({ signal }) => call(getPsgSheet, { params: { id }, signal }),
  });

export const psgSheetPdfQuery = (id: string) =>
  queryOptions({
    queryKey: ['candidate', 'psg-sheet-pdf', id],
    queryFn: ({ signal }) => call(getPsgSheetPdf, { params: { id }, signal }),
  });
