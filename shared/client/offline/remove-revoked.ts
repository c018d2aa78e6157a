import { ApiError, call } from '@portal/client/api';
import { readDevice } from '@portal/client/session';
import { listDeviceCandidates } from '@portal/contract/endpoints/accounts';
import { deleteOfflinePages, listOfflinePages } from './offline-pages.ts';

/** Deletes saved pages of candidates who have since forgotten this device. Does nothing offline or without devices. */
export async function removeRevoked(): Promise<void> {
  const device = readDevice();
  if (device === null || !(await listOfflinePages()).some(({ owner }) => owner)) return;
  try {
    const { candidates } = await call(listDeviceCandidates, { headers: { 'x-device': device } });
    await deleteOfflinePages(({ owner }) => Boolean(owner) && !candidates.includes(Number(owner)));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
