import { queryOptions } from '@portal/runtime/query';
import { call } from '@portal/shared/api';
import { listCoursePlans } from '@portal/shared/contract/course-plans';

export const coursePlansQuery = () =>
  queryOptions({ queryKey: ['course-plans'], queryFn: ({ signal }) => call(listCoursePlans, { signal }) });
