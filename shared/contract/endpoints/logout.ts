import { noContent } from '@portal/contract/endpoints/lenient';
import { del } from './endpoint.ts';

/** DELETE /auth/logout (A 4, A 7). */
export const logout = del('/auth/logout', { answer: noContent, auth: 'candidate' });
