import { type CheckedRegistration, checkReceipt } from '@portal/shared/contract/receipt-check';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { psgProcesses, psgRegistrations } from '../../db/schema/psg.ts';
import { pssProcesses, pssRegistrations } from '../../db/schema/pss.ts';
import { consume, limits } from '../../http/rate-limit.ts';
import { route } from '../../http/route.ts';
import type { RouteGroup } from '../../http/route-group.ts';
import { processKindNames } from '../process-kind.ts';
import { type Registered, readReceiptCode } from './receipt-code.ts';

/**
 * Confirms number and situation of a receipt to whoever reads its QR code; beyond the bare contract. Only codes that
 * nobody issued count against an address: the host asks for many visitors, and true receipts must not wait for others'
 * tries.
 */
export const receiptCheckRoutes: RouteGroup = (app) => {
  route(app, checkReceipt, async ({ params, request }) => {
    const registered = readReceiptCode(app, params.code);
    if (!registered) await consume(app, limits.unknownReceipt, request.ip);
    return { data: { registration: registered && (await find(app.db, registered)) } };
  });
};

async function find(db: Database, { processKind, id }: Registered): Promise<CheckedRegistration | null> {
  const row = processKind === 'psg' ? await findPsg(db, id) : await findPss(db, id);
  return row ? { ...row, programme: processKindNames[processKind] } : null;
}

async function findPsg(db: Database, id: number) {
  const [row] = await db
    .select({ number: psgRegistrations.number, status: psgRegistrations.status, process: psgProcesses.name })
    .from(psgRegistrations)
    .innerJoin(psgProcesses, eq(psgProcesses.id, psgRegistrations.processId))
    .where(eq(psgRegistrations.id, id));
  return row;
}

async function findPss(db: Database, id: number) {
  const [row] = await db
    .select({ number: pssRegistrations.number, status: pssRegistrations.status, process: pssProcesses.name })
    .from(pssRegistrations)
    .innerJoin(pssProcesses, eq(pssProcesses.id, pssRegistrations.processId))
    .where(eq(pssRegistrations.id, id));
  return row;
}
