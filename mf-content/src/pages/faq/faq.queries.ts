import { call } from '@portal/client/api';
import { listFaqs } from '@portal/contract/endpoints/publications';
import { queryOptions } from '@tanstack/react-query';
import type { FaqType } from '../../domain/faq-tabs.ts';

export const faqsQuery = (type: FaqType) =>
  queryOptions({
    queryKey: ['faqs', type],
    queryFn: ({ signal }) => call(listFaqs, { query: { type }, signal }),
  });
