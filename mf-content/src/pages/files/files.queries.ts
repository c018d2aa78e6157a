import { call } from '@portal/client/api';
import { listDocuments } from '@portal/contract/endpoints/publications';
import { queryOptions } from '@tanstack/react-query';

export const documentsQuery = () =>
  queryOptions({ queryKey: ['documents'], queryFn: ({ signal }) => call(listDocuments, { signal }) });
