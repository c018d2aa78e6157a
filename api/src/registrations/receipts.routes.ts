import { checkReceipt, findReceiptCopy } from '@portal/contract/endpoints/registrations';
import { withMinimumDuration } from '../accounts/with-minimum-duration.ts';
import { limits } from '../http/limits.ts';
import { consume, countLookup } from '../http/rate-limit.ts';
import { type RouteGroup, route } from '../http/route.ts';
import { programmeTexts } from '../selection/offers.repository.ts';
import type { Services } from '../services.ts';
import { loadApplication } from './documents/applications.repository.ts';
import { printoutDataOf } from './documents/printout-data.ts';
import { isReceiptCode, parseReceiptCode } from './receipt-code.ts';
import { findByNumber, findPublicData, type NumberedRegistration } from './registrations.repository.ts';

/** Longer than any look-up takes, so that the response time reveals nothing. */
const RESPONSE_MS = 120;

/** Confirms receipts by QR code, and returns copies without a password; beyond the bare contract. */
export const receiptsRoutes: RouteGroup = (app) => {
  // Only invalid codes count against an address: the host requests for many visitors, and valid receipts must not wait.
  route(app, checkReceipt, async ({ params, request }) => {
    const registration = await findChecked(app, params.code);
    if (!registration) await consume(app, limits.unknownReceipt, request.network);
    return { data: { registration } };
  });
  // Limited like the forms' look-ups, but counted separately.
  route(app, findReceiptCopy, async ({ body, request }) => {
    await countLookup(app, request.network);
    await consume(app, limits.receiptCopy, body.nif);
    return { data: await withMinimumDuration(app, RESPONSE_MS, () => loadCopy(app, body)) };
  });
};

/** Returns the public data of the registration that a code was issued for; null if there is none. */
async function findChecked(services: Services, code: string) {
  const registered = parseReceiptCode(code);
  const found = registered && (await findPublicData(services.db, registered));
  if (!found || !isReceiptCode(services, code, { ...registered, nif: found.nif })) return null;
  return { ...found, programme: programmeTexts[registered.programme].name };
}

async function loadCopy(services: Services, named: NumberedRegistration) {
  const found = await findByNumber(services.db, named);
  if (!found) return { psg: null, pss: null };
  const { programme, id, person_id } = found;
  const receipt = printoutDataOf(services, await loadApplication(services.db, programme, person_id, { id }));
  return { psg: null, pss: null, [programme]: receipt };
}
