import type { ApiError } from '@portal/shared/api';
import type { RefusalPart } from './process-kind-config.ts';

/**
 * What the dialog says of a refused registration (A 8, B 8).
 *
 * @param order of the kind of process: the first part that the answer has is shown
 */
export function refusalText(
  error: Pick<ApiError, 'serverMessage' | 'firstField' | 'message'>,
  order: readonly RefusalPart[],
): string {
  const parts = order.map((part) => (part === 'message' ? error.serverMessage : error.firstField(part)));
  return parts.find(Boolean) ?? error.message;
}
