import { ApiError, call } from '@portal/client/api';
import {
  type CheckedRegistration,
  checkReceipt,
  receiptCode,
} from '@portal/contract/endpoints/receipt-check';
import { queryOptions } from '@tanstack/react-query';

export type CheckedReceipt =
  | { kind: 'confirmed'; registration: CheckedRegistration }
  | { kind: 'unconfirmed' }
  /** The server has no such endpoint: the receipt is neither confirmed nor denied. */
  | { kind: 'not-offered' };

export const receiptCheckQuery = (code: string) =>
  queryOptions({ queryKey: ['receipt-check', code], queryFn: ({ signal }) => check(code, signal) });

async function check(code: string, signal: AbortSignal): Promise<CheckedReceipt> {
  if (!receiptCode.test(code)) return { kind: 'unconfirmed' };
  try {
    const { registration } = await call(checkReceipt, { params: { code }, signal });
    return registration ? { kind: 'confirmed', registration } : { kind: 'unconfirmed' };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { kind: 'not-offered' };
    throw error;
  }
}
