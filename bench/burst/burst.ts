import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { psgBody } from '../../api/src/testing/application.ts';
import type { Offer } from '../../api/src/testing/register-over-http.ts';

/** Connections of one host to an api. */
const CONNECTIONS = 128;

/** Applicants for one offer. */
export interface Burst {
  applicants: number;
  /** Applicants of the first seconds; the others follow at a constant rate. */
  first: { applicants: number; seconds: number };
  seconds: number;
  /** Number of IP addresses that they share. */
  addresses: number;
}

/** Returns when an applicant submits the form, in milliseconds from the beginning. */
const submitsAt = ({ applicants, first, seconds }: Burst, index: number): number =>
  1_000 *
  (index < first.applicants
    ? (index * first.seconds) / first.applicants
    : first.seconds +
      ((index - first.applicants) * (seconds - first.seconds)) / (applicants - first.applicants));

/** Registers all applicants, through as many connections as a host has. The status is 0 if a connection failed. */
export async function runBurst(apiUrl: string, offer: Offer, burst: Burst) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const start = performance.now();
  const responses = Array.from({ length: burst.applicants }, async (_, index) => {
    // Includes the wait for a connection.
    const delay = submitsAt(burst, index);
    await pause(delay);
    const result = await register(apiUrl, agent, offer, index + 1, index % burst.addresses);
    return { ...result, milliseconds: performance.now() - start - delay };
  });
  const all = await Promise.all(responses);
  agent.destroy();
  return all;
}

async function register(apiUrl: string, agent: Agent, offer: Offer, applicant: number, address: number) {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': `notice-applicant-${applicant}`,
    'x-forwarded-for': `100.64.${address >> 8}.${address & 255}`,
  };
  try {
    const sent = request(`${apiUrl}/api/v1/registrations`, { agent, method: 'POST', headers });
    sent.end(JSON.stringify(psgBody(offer, applicant)));
    const [response]: [IncomingMessage] = (await once(sent, 'response')) as never;
    const { data } = (await json(response)) as { data?: { position?: number } };
    return { status: response.statusCode ?? 0, position: data?.position ?? null };
  } catch {
    return { status: 0, position: null };
  }
}
