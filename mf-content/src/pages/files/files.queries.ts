import { queryOptions } from '@portal/runtime/query';
import { call } from '@portal/shared/api';
import { listDocuments } from '@portal/shared/contract/documents';

export const documentsQuery = () =>
  queryOptions({ queryKey: ['documents'], queryFn: ({ signal }) => call(listDocuments, { signal }) });
