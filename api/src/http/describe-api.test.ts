import { endpoints } from '@portal/contract/endpoints/endpoints';
import { expect, it } from 'vitest';
import { describeApi } from './describe-api.ts';

it('describes every operation of the API without a database', async () => {
  const { paths } = await describeApi();
  for (const { endpoint } of endpoints)
    expect(Object.keys(paths ?? {})).toContain(`/api/v1${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}`);
});
