import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { psgBody } from '../../api/src/testing/application.ts';
import type { Offer } from '../../api/src/testing/register-over-http.ts';

/** Connections of one host to an api. */
const CONNECTIONS = 128;

/** A crowd that comes for one offer. */
export interface Crowd {
  people: number;
  /** So many of them come within the first seconds, one after the other; the rest in the seconds after. */
  first: { people: number; seconds: number };
  seconds: number;
  /** How many network addresses they share. */
  addresses: number;
}

/** What one of them was answered. */
export interface Answered {
  /** 0 where the connection failed. */
  status: number;
  /** Place in the line of those who have one. */
  position: number | null;
  /** Since they came, though nobody may have listened yet. */
  milliseconds: number;
}

/** When each comes, in milliseconds from the beginning. */
const arrivals = ({ people, first, seconds }: Crowd): number[] =>
  Array.from({ length: people }, (_, index) =>
    index < first.people
      ? (index * first.seconds * 1000) / first.people
      : first.seconds * 1000 +
        ((index - first.people) * (seconds - first.seconds) * 1000) / (people - first.people),
  );

/** Lets everybody apply, through as many connections as a host has. */
export async function rush(apiUrl: string, offer: Offer, crowd: Crowd): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const start = performance.now();
  const answers = arrivals(crowd).map(async (moment, index) => {
    await pause(moment);
    const person = { number: index + 1, address: index % crowd.addresses, came: start + moment };
    return apply(apiUrl, agent, offer, person);
  });
  const all = await Promise.all(answers);
  agent.destroy();
  return all;
}

async function apply(
  apiUrl: string,
  agent: Agent,
  offer: Offer,
  { number, address, came }: { number: number; address: number; came: number },
): Promise<Answered> {
  const since = () => performance.now() - came;
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': `notice-person-${number}`,
    'x-forwarded-for': `100.64.${address >> 8}.${address & 255}`,
  };
  try {
    const sent = request(`${apiUrl}/api/v1/registrations`, { agent, method: 'POST', headers });
    sent.end(JSON.stringify(psgBody(offer, number)));
    const [answer]: IncomingMessage[] = await once(sent, 'response');
    const { data } = (await json(answer as IncomingMessage)) as { data?: { position?: number } };
    return { status: answer?.statusCode ?? 0, position: data?.position ?? null, milliseconds: since() };
  } catch {
    return { status: 0, position: null, milliseconds: since() };
  }
}
