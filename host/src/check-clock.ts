import { differsFromDevice, learnServerTime } from '@portal/shared/clock';
import { basePath } from '@portal/shared/institution/base-path';

/** The host sends pages that are at most some minutes old. */
const MAX_PAGE_AGE_MS = 300_000;
const TIMEOUT_MS = 10_000;

/**
 * Requests the server's time where the device's clock contradicts the page. A browser may restore an old page, so the
 * page alone does not decide.
 *
 * @param renderedAt when the server has rendered the page, in milliseconds since 1970
 */
export function checkClock(renderedAt: number): void {
  if (!differsFromDevice(renderedAt, MAX_PAGE_AGE_MS)) return;
  fetch(`${basePath}/registry.json`, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    ({ headers }) => learnServerTime(headers),
    () => {},
  );
}
