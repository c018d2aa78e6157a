import { asc, eq, like } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../db/database.ts';
import { audit, outbox } from '../db/schema/operations.ts';
import { registrations } from '../db/schema/registrations.ts';
import { offers } from '../db/schema/selection.ts';
import { keyOf, type Offer, type Place, type Reply } from './register-over-http.ts';
import { rowOf } from './rows.ts';

/** Records places from responses; expects that a place never changes or disappears. */
export function recordPlaces(told: Map<number, Place>, replies: [applicant: number, Reply][]): void {
  for (const [applicant, reply] of replies) {
    if (reply.kind === 'cut-off' || reply.status === 503) continue;
    expect(reply.status).toBeOneOf(told.has(applicant) ? [200] : [200, 422]);
    if (reply.status !== 200) continue;
    expect(reply.place).toEqual(told.get(applicant) ?? reply.place);
    told.set(applicant, reply.place);
  }
}

/** Expects a full queue without gaps that matches the responses, and one e-mail and one audit entry per registration. */
export async function expectConsistentPlaces(
  db: Database,
  offer: Offer,
  told: Map<number, Place>,
  vacancies: number,
): Promise<void> {
  expect((await rowOf(db, offers, offer.offer_id)).taken).toBe(vacancies);
  const { programme, id, number, position, idempotency_key } = registrations;
  const line = await db
    .select({ id, number, position, idempotency_key })
    .from(registrations)
    .where(eq(registrations.offer_id, offer.offer_id))
    .orderBy(asc(position));
  expect(line.map((row) => row.position)).toEqual(Array.from({ length: vacancies }, (_, index) => index + 1));
  expect(new Set(line)).toEqual(
    new Set([...told].map(([applicant, place]) => ({ ...place, idempotency_key: keyOf(offer, applicant) }))),
  );
  const stored = (await db.select({ id }).from(registrations).where(eq(programme, 'psg')))
    .map((row) => row.id)
    .sort(byNumber);
  const mails = db.select({ text: outbox.key }).from(outbox).where(like(outbox.key, 'registration-psg:%'));
  expect(idsOf(await mails)).toEqual(stored);
  const records = db.select({ text: audit.target }).from(audit).where(eq(audit.action, 'registered-psg'));
  expect(idsOf(await records)).toEqual(stored);
}

/** Returns the sorted numbers at the end of texts such as "registration-psg:7" and "psg:7". */
const idsOf = (rows: { text: string }[]) => rows.map(({ text }) => Number(text.split(':')[1])).sort(byNumber);

const byNumber = (one: number, other: number) => one - other;
