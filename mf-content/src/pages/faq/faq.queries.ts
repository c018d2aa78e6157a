import { queryOptions } from '@portal/runtime/query';
import { call } from '@portal/shared/api';
import { listFaqs } from '@portal/shared/contract/faqs';
import type { FaqType } from '../../domain/faq-tabs.ts';

export const faqsQuery = (type: FaqType) =>
  queryOptions({
    queryKey: ['faqs', type],
    queryFn: ({ signal }) => call(listFaqs, { query: { type }, signal }),
  });
