import { checkReceipt } from '@portal/contract/endpoints/registrations';
import { consume, limits } from '../../http/rate-limit.ts';
import { route } from '../../http/route.ts';
import type { RouteGroup } from '../../http/route-group.ts';
import { findCheckedRegistration } from './receipt-check.repository.ts';
import { isReceiptCode, parseReceiptCode } from './receipt-code.ts';

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
