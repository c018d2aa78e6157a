import { checkReceipt, findReceiptCopy } from '@portal/contract/endpoints/registrations';
import { withMinimumDuration } from '../accounts/with-minimum-duration.ts';
import { consume, countLookup, limits } from '../http/rate-limit.ts';
import { type RouteGroup, route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { loadPsgApplication, loadPssApplication } from './documents/applications.repository.ts';
import { psgReceiptOf } from './documents/psg-application.ts';
import { pssReceiptOf } from './documents/pss-application.ts';
import { processKinds } from './process-kind.ts';
import { findCheckedRegistration } from './receipt-check/receipt-check.repository.ts';
import { isReceiptCode, parseReceiptCode } from './receipt-check/receipt-code.ts';
import { findByNumber, type NumberedRegistration } from './registrations.repository.ts';

/**
 * Confirms number and status of a receipt to readers of its QR code; beyond the bare contract. Only invalid codes count
 * against an address: the host requests for many visitors, and valid receipts must not wait.
 */
export const receiptCheckRoutes: RouteGroup = (app) => {
  route(app, checkReceipt, async ({ params, request }) => {
    const registered = parseReceiptCode(params.code);
    const found = registered && (await findCheckedRegistration(app.db, registered));
    const isIssued = found && isReceiptCode(app, params.code, { ...registered, ...found });
    if (!isIssued) await consume(app, limits.unknownReceipt, request.network);
    return { data: { registration: isIssued ? found.checked : null } };
  });
};

/** Longer than any look-up takes, so that the response time reveals nothing. */
const RESPONSE_MS = 120;

/** Receipts for people without receipt and password: limited like the forms' look-ups, but counted separately. */
export const receiptCopiesRoutes: RouteGroup = (app) => {
  route(app, findReceiptCopy, async ({ body, request }) => {
    await countLookup(app, request.network);
    await consume(app, limits.receiptCopy, body.nif);
    return { data: await withMinimumDuration(app, RESPONSE_MS, () => loadCopy(app, body)) };
  });
};

async function loadCopy(services: Services, named: NumberedRegistration) {
  for (const processKind of processKinds) {
    const registration = await findByNumber(services.db, processKind, named);
    if (!registration) continue;
    const { id, personId } = registration;
    return processKind === 'psg'
      ? { psg: psgReceiptOf(services, await loadPsgApplication(services.db, personId, id)), pss: null }
      : { psg: null, pss: pssReceiptOf(services, await loadPssApplication(services.db, personId, { id })) };
  }
  return { psg: null, pss: null };
}
