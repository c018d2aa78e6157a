import { differsFromDevice, learnServerTime } from '@portal/contract/clock';
import { basePath } from '@portal/contract/institution/base-path';

/** Maximum age of pages that the host serves, roughly. */
const MAX_PAGE_AGE_MS = 300_000;
const TIMEOUT_MS = 10_000;

/**
 * Requests the server's time if the device's clock contradicts the page. The page alone does not decide, because
 * browsers may restore old pages.
 * @param renderedAt timestamp of the server-rendered page
 */
export function checkClock(renderedAt: number): void {
  if (!differsFromDevice(renderedAt, MAX_PAGE_AGE_MS)) return;
  fetch(`${basePath}/registry.json`, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    ({ headers }) => learnServerTime(headers),
    () => {},
  );
}
