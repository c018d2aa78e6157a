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

/** What stands between browser and server answers for it, whatever it says: the server may have taken what it was sent. */
const gatewayFailures: readonly unknown[] = [502, 504];

/**
 * Whether it is unknown if the server has accepted the registration, for lack of a clear answer. To send it
 * again with the same key is then safe, and the only way to find out.
 */
export const isUncertain = ({
  kind,
  status,
  serverMessage,
}: Pick<ApiError, 'kind' | 'status' | 'serverMessage'>): boolean =>
  (kind !== 'http' && kind !== 'offline') ||
  gatewayFailures.includes(status) ||
  (serverMessage === null && (status ?? 0) >= 500);
