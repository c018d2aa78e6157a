import type { ApiError } from '../api/api-error.ts';

type Failure = Pick<ApiError, 'kind' | 'status' | 'serverMessage'>;

/**
 * Returns whether the server may have processed a failed request: unless a 503 has its own message. Repeating a
 * registration with the same key is then safe, and the only way to find out.
 */
export const isUncertain = ({ kind, status, serverMessage }: Failure): boolean =>
  kind === 'http' ? (status ?? 0) >= 500 && !(status === 503 && serverMessage !== null) : kind !== 'offline';

/** Sent by proxies, which do not know what the server did. */
const gatewayStatuses: readonly unknown[] = [502, 504];

/** Returns whether the message is the server's own (A 8, B 8). */
export const hasServerMessage = ({ kind, status, serverMessage }: Failure): boolean =>
  kind === 'http' && !gatewayStatuses.includes(status) && (serverMessage !== null || (status ?? 0) < 500);
