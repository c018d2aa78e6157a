import type { ApiProcess } from './api-process.ts';
import { psgBody } from './application.ts';

export type Offer = { process_id: number; offer_id: number };

/** Response to a registration: its id and its position in the queue. */
export type Place = { id: number; number: string; position: number };

/** Result of a request: a response (with a place for status 200), or none because the server ended. */
export type Reply = { kind: 'answered'; status: number; place: Place } | { kind: 'cut-off' };

/** Path and body of a registration. */
const psg = { path: 'registrations', body: psgBody as (offer: Offer, applicant: number) => object };

/** Registers an applicant through a socket, from an IP address, with the applicant's key unless it is null. */
export async function registerOverHttp(
  { url }: Pick<ApiProcess, 'url'>,
  offer: Offer,
  applicant: number,
  key: string | null = keyOf(offer, applicant),
  { path, body } = psg,
): Promise<Reply> {
  try {
    const answer = await fetch(`${url}/api/v1/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key !== null && { 'idempotency-key': key }),
        'x-forwarded-for': `10.0.${applicant >> 8}.${applicant & 255}`,
      },
      body: JSON.stringify(body(offer, applicant)),
      signal: AbortSignal.timeout(60_000),
    });
    const { id, number, position } = (await answer.json()).data ?? {};
    return { kind: 'answered', status: answer.status, place: { id, number, position } };
  } catch {
    return { kind: 'cut-off' };
  }
}

/** Returns the idempotency key of an applicant. */
export const keyOf = ({ offer_id }: Offer, applicant: number) => `item-${offer_id}-applicant-${applicant}`;
