import type { ApiError } from '@portal/client/api';
import type { RefusalPart } from './process-kind-config.ts';

/**
 * Returns the text of the dialog after a rejected registration (A 8, B 8).
 * @param order preference of the process kind
 */
export function refusalText(
  error: Pick<ApiError, 'serverMessage' | 'firstField' | 'message'>,
  order: readonly RefusalPart[],
): string {
  const parts = order.map((part) => (part === 'message' ? error.serverMessage : error.firstField(part)));
  return parts.find(Boolean) ?? error.message;
}
