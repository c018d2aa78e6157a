import { noContent } from '@portal/contract/endpoints/lenient';
import { del } from './endpoint.ts';

export const logout = del('/auth/logout', { answer: noContent, auth: 'candidate' });
