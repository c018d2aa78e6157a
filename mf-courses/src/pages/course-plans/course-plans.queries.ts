import { call } from '@portal/client/api';
import { listCoursePlans } from '@portal/contract/endpoints/course-details';
import { queryOptions } from '@tanstack/react-query';

export const coursePlansQuery = () =>
  queryOptions({ queryKey: ['course-plans'], queryFn: ({ signal }) => call(listCoursePlans, { signal }) });
