import { call } from '@portal/shared/api';
import { getCourse } from '@portal/shared/contract/courses';
import { getClass, listDiscountPolicies } from '@portal/shared/contract/payments';
import { listUnits } from '@portal/shared/contract/units';
import { queryOptions } from '@portal/shared/query';

export const courseQuery = (id: string) =>
  queryOptions({
    queryKey: ['course', id],
    meta: { required: true },
    queryFn: ({ signal }) => call(getCourse, { params: { id }, signal }),
  });

export const paymentsQuery = (planoDoCursoId: number | undefined) =>
  queryOptions({
    queryKey: ['class-payments', planoDoCursoId],
    enabled: planoDoCursoId !== undefined,
    queryFn: async ({ signal }) =>
      (await call(getClass, { params: { planoDoCursoId }, signal })).payments_methods,
  });

export const discountPoliciesQuery = () =>
  queryOptions({
    queryKey: ['discount-policies'],
    queryFn: ({ signal }) => call(listDiscountPolicies, { signal }),
  });

export const unitsQuery = () =>
  queryOptions({ queryKey: ['units'], queryFn: ({ signal }) => call(listUnits, { signal }) });
