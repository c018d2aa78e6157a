import { ApiError } from './api-error.ts';

/** Returns null if the server has no such endpoint, or not what was asked for. */
export async function nullIfMissing<Data>(
  data: Promise<Data>,
  statuses: readonly number[] = [404],
): Promise<Data | null> {
  try {
    return await data;
  } catch (error) {
    if (error instanceof ApiError && error.status !== null && statuses.includes(error.status)) return null;
    throw error;
  }
}
