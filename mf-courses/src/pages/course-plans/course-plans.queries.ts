import { call } from '@portal/shared/api';
import { listCoursePlans } from '@portal/shared/contract/course-plans';
import { queryOptions } from '@tanstack/react-query';

export const coursePlansQuery = () =>
  queryOptions({ queryKey: ['course-plans'], queryFn: ({ signal }) => call(listCoursePlans, { signal }) });
