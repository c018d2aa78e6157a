import { call } from '@portal/shared/api';
import { listDocuments } from '@portal/shared/contract/documents';
import { queryOptions } from '@tanstack/react-query';

export const documentsQuery = () =>
  queryOptions({ queryKey: ['documents'], queryFn: ({ signal }) => call(listDocuments, { signal }) });
