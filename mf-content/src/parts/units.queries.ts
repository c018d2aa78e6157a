import { ApiError, call } from '@portal/client/api';
import { listUnits } from '@portal/contract/endpoints/units';
import { slug } from '@portal/contract/format/text';
import { queryOptions } from '@tanstack/react-query';

/** Operative units, in the server's order (A 2.6). */
export const unitsQuery = () =>
  queryOptions({ queryKey: ['units'], queryFn: ({ signal }) => call(listUnits, { signal }) });

/** Unit by its slug; an unknown one is not found. */
export const unitQuery = (name: string) =>
  queryOptions({
    queryKey: ['units', name],
    meta: { required: true },
    queryFn: async ({ signal }) => {
      const unit = (await call(listUnits, { signal })).find((each) => slug(each.name) === slug(name));
      if (!unit) throw new ApiError('http', { status: 404 });
      return unit;
    },
  });
