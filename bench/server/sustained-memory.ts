import { setTimeout as pause } from 'node:timers/promises';
import { atMost, type Measured, reportOnly } from '../goals.ts';
import type { MeasuredHost } from '../measured-host.ts';
import { steadily } from '../steadily.ts';

const SECONDS = Number(process.env.MEMORY_SECONDS ?? 120);
const PER_SECOND = 40;

/** Addresses of every kind, with queries and ones that do not exist: more than are kept. */
const addresses = (round: number): string[] => [
  '',
  'cursos',
  'psg',
  'noticias',
  `detalhes/${1 + (round % 12)}`,
  `cursos?title=${(round * 7919) % 100_000}`,
  `noticias?page=${1 + (round % 4)}`,
  `nada/${round}`,
  'registry.json',
];

/** What the host holds after a load that goes on for a while. */
export async function sustainedMemory(host: MeasuredHost): Promise<Measured[]> {
  const before = host.memory();
  let most = 0;
  const stop = steadily(PER_SECOND, (asked) => {
    if (asked % PER_SECOND === 0) most = Math.max(most, host.memory());
    const kinds = addresses(asked);
    const address = `${host.url}/senac-portal/${kinds[asked % kinds.length]}`;
    const headers = { 'accept-encoding': asked % 5 === 0 ? 'gzip' : 'br' };
    return fetch(address, { headers }).then(
      (answer) => answer.arrayBuffer(),
      () => {},
    );
  });
  await pause(SECONDS * 1_000);
  await stop();
  return [
    reportOnly('host: memory before a load that goes on', before, 'MiB'),
    reportOnly('host: most memory meanwhile', most, 'MiB'),
    atMost(`host: memory after ${SECONDS} s of ${PER_SECOND} pages/s`, host.memory(), 250, 'MiB'),
  ];
}
