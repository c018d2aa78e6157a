import { checkReceipt } from '@portal/shared/contract/receipt-check';
import { consume, limits } from '../../http/rate-limit.ts';
import { route } from '../../http/route.ts';
import type { RouteGroup } from '../../http/route-group.ts';
import { findCheckedRegistration } from './receipt-check.repository.ts';
import { isReceiptCode, parseReceiptCode } from './receipt-code.ts';

/**
 * Confirms number and situation of a receipt to whoever reads its QR code; beyond the bare contract. Only codes that
 * nobody issued count against an address: the host asks for many visitors, and true receipts must not wait for others'
 * tries.
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
