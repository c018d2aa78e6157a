import { setTimeout as pause } from 'node:timers/promises';
import { psgBody } from '../api/src/testing/application.ts';
import { atMost, type Measured, reportOnly } from './goals.ts';
import { percentile } from './median.ts';
import { openSlowClients, type SlowClient, slowReader, slowWriter } from './slow-clients.ts';
import type { Bench } from './start-bench.ts';

const CONNECTIONS = 500;
const SECONDS = 20;
const VISITORS = 8;

/** Every so many milliseconds each visitor asks for something. */
const PACE = 250;

/** One turn in so many is a registration. */
const REGISTRATION_ONE_IN = 20;

interface Item {
  id: number;
  open_vacancies: number;
  start_date: string;
  end_date: string;
}

interface Offer {
  processId: number;
  itemId: number;
}

/** What visitors meet beside 500 connections that send bodies without end, and beside 500 that read no response. */
export async function measureSlowConnections({ api, host }: Bench): Promise<Measured[]> {
  const { url } = await host('host', await api('api'));
  const offers = await openOffers(url);
  await visitors(url, offers, 3);
  const calm = await visitors(url, offers, SECONDS);
  const measured = [
    reportOnly('without slow connections: 95 of 100 answers', percentile(calm.times, 95), 'ms'),
  ];
  for (const attacker of [slowWriter, slowReader])
    measured.push(...(await measureBeside(attacker, url, offers)));
  return measured;
}

async function measureBeside(attacker: SlowClient, url: string, offers: Offer[]): Promise<Measured[]> {
  const attack = await openSlowClients(url, attacker, CONNECTIONS);
  const busy = await visitors(url, offers, SECONDS);
  const held = attack.open();
  attack.stop();
  const name = `${CONNECTIONS} slow ${attacker.name}`;
  return [
    atMost(`${name}: 95 of 100 answers`, percentile(busy.times, 95), 300, 'ms'),
    atMost(`${name}: lost answers`, busy.lost, 0, ''),
    reportOnly(`${name}: answers`, busy.times.length, ''),
    reportOnly(`${name}: registrations among them`, busy.registrations, ''),
    reportOnly(`${name}: open at the end`, held, ''),
  ];
}

async function openOffers(url: string): Promise<Offer[]> {
  const ask = async (path: string) => (await (await fetch(`${url}/api/v1${path}`)).json()).data;
  const processes: { id: number }[] = await ask('/selection-processes');
  const all = await Promise.all(
    processes.map(async ({ id }) => {
      const { items } = (await ask(`/selection-processes/${id}`)) as { items: Item[] };
      return items
        .filter(
          ({ start_date, end_date }) =>
            Date.parse(start_date) < Date.now() && Date.now() < Date.parse(end_date),
        )
        .flatMap((item) => Array<Offer>(item.open_vacancies).fill({ processId: id, itemId: item.id }));
    }),
  );
  return all.flat();
}

let applicant = 700_000;

/** Several people at a time, each at their own pace; an offer is taken out of the list when somebody applies. */
async function visitors(url: string, offers: Offer[], seconds: number) {
  const times: number[] = [];
  let lost = 0;
  let registrations = 0;
  const end = performance.now() + seconds * 1000;
  const turns = [
    () => fetch(`${url}/senac-portal/cursos`),
    () => fetch(`${url}/api/v1/settings`),
    () => fetch(`${url}/senac-portal/`),
    () => fetch(`${url}/api/v1/courses-search?page=1`),
  ];
  async function visitor(number: number): Promise<void> {
    await pause((PACE / VISITORS) * number);
    for (let round = number; performance.now() < end; round += 1) {
      const offer = round % REGISTRATION_ONE_IN === 0 ? offers.pop() : undefined;
      const begun = performance.now();
      const answer = await (offer ? register(url, offer) : turns[round % turns.length]?.())?.catch(
        () => null,
      );
      await answer?.arrayBuffer();
      times.push(performance.now() - begun);
      if (offer) registrations += 1;
      if (!answer?.ok) lost += 1;
      await pause(PACE);
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, (_, number) => visitor(number)));
  return { times, lost, registrations };
}

function register(url: string, offer: Offer): Promise<Response> {
  applicant += 1;
  return fetch(`${url}/api/v1/registrations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `bench-${applicant}` },
    body: JSON.stringify(psgBody(offer, applicant)),
  });
}
