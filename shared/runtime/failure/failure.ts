import type { ApiError } from '@portal/shared/api';

type Failure = Pick<ApiError, 'kind' | 'status' | 'serverMessage'>;

/**
 * Whether it is unknown if the server has taken what was sent: who fails may do so after taking it, whatever it says. A
 * 503 with words of its own alone says that nothing was begun. To send a registration again with the same key is then
 * safe, and the only way to find out.
 */
export const isUncertain = ({ kind, status, serverMessage }: Failure): boolean =>
  kind === 'http' ? (status ?? 0) >= 500 && !(status === 503 && serverMessage !== null) : kind !== 'offline';

/** What stands between browser and server knows nothing of what the server did. */
const gatewayFailures: readonly unknown[] = [502, 504];

/** Whether the server itself says what has gone wrong (A 8, B 8). */
export const hasServerMessage = ({ kind, status, serverMessage }: Failure): boolean =>
  kind === 'http' && !gatewayFailures.includes(status) && (serverMessage !== null || (status ?? 0) < 500);
