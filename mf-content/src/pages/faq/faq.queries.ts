import { call } from '@portal/shared/api';
import { listFaqs } from '@portal/shared/contract/faqs';
import { queryOptions } from '@tanstack/react-query';
import type { FaqType } from '../../domain/faq-tabs.ts';

export const faqsQuery = (type: FaqType) =>
  queryOptions({
    queryKey: ['faqs', type],
    queryFn: ({ signal }) => call(listFaqs, { query: { type }, signal }),
  });
