import { noContent } from '@portal/contract/endpoints/lenient';
import { defineEndpoint } from './endpoint.ts';

/** DELETE /auth/logout (A 4, A 7). */
export const logout = defineEndpoint({
  method: 'DELETE',
  path: '/auth/logout',
  answer: noContent,
  auth: 'candidate',
});
