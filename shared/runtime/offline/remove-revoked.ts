import { ApiError, call } from '@portal/shared/api';
import { listDeviceCandidates } from '@portal/shared/contract/auth';
import { readDevice } from '@portal/shared/session';
import { deleteOfflinePages, listOfflinePages } from './offline-pages.ts';

/**
 * Removes the pages that candidates have saved on this device, if they have ended their other sessions or changed the password
 * elsewhere since. Without a connection, and in front of a server that knows no devices, everything stays.
 */
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
