import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { psgBody } from '../api/src/testing/application.ts';
import { atMost, type Measured, reportOnly } from './goals.ts';
import { percentile } from './median.ts';
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

async function measureBeside(attacker: Attacker, url: string, offers: Offer[]): Promise<Measured[]> {
  const attack = await slowConnections(url, attacker);
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

interface Attacker {
  name: string;
  /** Sent as the connection opens. */
  opening: string;
  /** Sent each second. */
  drip: string;
  reads: boolean;
}

const slowWriter: Attacker = {
  name: 'writers',
  opening:
    'POST /api/v1/registrations HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n',
  drip: ' ',
  reads: true,
};

const slowReader: Attacker = {
  name: 'readers',
  opening: ['/api/v1/cities', '/api/v1/courses-sig', '/senac-portal/cursos', '/api/v1/home']
    .map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    .join('')
    .repeat(2),
  drip: '',
  reads: false,
};

/** Connections that do as the attacker does, and come again when they are closed. */
async function slowConnections(
  url: string,
  { opening, drip, reads }: Attacker,
): Promise<{ open(): number; stop(): void }> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let stopped = false;
  function open(): Promise<unknown> {
    const socket = connect(Number(port), hostname);
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      if (!stopped) setTimeout(open, 100);
    });
    socket.write(opening);
    if (reads) socket.resume();
    else socket.pause();
    return once(socket, 'connect');
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, open));
  const dripping = setInterval(() => {
    for (const socket of sockets) if (drip && socket.writable) socket.write(drip);
  }, 1000);
  return {
    open: () => sockets.size,
    stop() {
      stopped = true;
      clearInterval(dripping);
      for (const socket of sockets) socket.destroy();
    },
  };
}
