import { atMost, type Measured, reportOnly } from '../goals.ts';
import type { MeasuredHost } from '../measured-host.ts';
import { pages } from '../pages.ts';
import { load } from './server-load.ts';

/** What a page costs that the browser has already. */
export async function notModified(host: MeasuredHost): Promise<Measured[]> {
  const answers = await Promise.all(pages.map(({ path }) => again(`${host.url}/senac-portal/${path}`)));
  const address = `${host.url}/senac-portal/`;
  const { etag } = await headersOf(address);
  const { requestsPerSecond } = await load(address, 20, 5, { 'if-none-match': etag });
  return [
    atMost(
      'unchanged pages: answers other than 304',
      answers.filter(({ status }) => status !== 304).length,
      0,
      '',
    ),
    atMost('unchanged pages: bytes of HTML', Math.max(...answers.map(({ bytes }) => bytes)), 0, ''),
    reportOnly('unchanged pages: throughput', requestsPerSecond, 'answers/s'),
  ];
}

async function headersOf(address: string): Promise<{ etag: string }> {
  const answer = await fetch(address);
  await answer.arrayBuffer();
  return { etag: answer.headers.get('etag') ?? '' };
}

/** Asks for a page twice, as a browser does that has kept it; first until it is whole, for only such pages are kept. */
async function again(address: string): Promise<{ status: number; bytes: number }> {
  let { etag } = await headersOf(address);
  for (let tries = 0; etag === '' && tries < 10; tries += 1) ({ etag } = await headersOf(address));
  const answer = await fetch(address, { headers: { 'if-none-match': etag } });
  return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength };
}
