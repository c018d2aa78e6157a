/**
 * `node bench/overload.ts <address of the host> [seconds]`: how a host that is asked for more pages than it can make
 * serves the others. 300 connections ask for pages with changing queries, while a kept page and a file are read at a
 * steady pace.
 */
import autocannon from 'autocannon';
import { percentile } from './median.ts';

const [origin = 'http://127.0.0.1:3000', seconds = '15'] = process.argv.slice(2);
const duration = Number(seconds);
const headers = { 'accept-encoding': 'br' };

/** Milliseconds of each answer, in figures. */
async function measure(
  what: string,
  options: Omit<autocannon.Options, 'duration' | 'headers'>,
): Promise<void> {
  const times: number[] = [];
  const { non2xx, errors, timeouts } = await new Promise<autocannon.Result>((resolve, reject) => {
    const report = (error: Error | null, result: autocannon.Result) =>
      error ? reject(error) : resolve(result);
    autocannon({ ...options, duration, headers }, report).on(
      'response',
      (_client, _status, _bytes, milliseconds) => times.push(milliseconds),
    );
  });
  const figures = [50, 95, 99].map((each) => `p${each} ${Math.round(percentile(times, each))} ms`).join(', ');
  console.info(`${what}: ${figures}, ${times.length} answers, ${non2xx + errors + timeouts} failures`);
}

const home = await (await fetch(`${origin}/senac-portal/`)).text();
const file = /\/senac-portal\/assets\/main\.\w+\.css/.exec(home)?.[0] ?? '';
/** A few requests a second, as visitors make them, however long the answers take. */
const steady = (what: string, path: string) =>
  measure(what, { url: origin + path, connections: 5, overallRate: 50 });
const flood = () =>
  measure('flood of changing queries', {
    url: origin,
    connections: 300,
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          path: `/senac-portal/cursos?title=${Math.random().toString(36).slice(2)}`,
        }),
      },
    ],
  });

await steady('kept page, alone', '/senac-portal/');
await steady('file, alone', file);
await Promise.all([
  flood(),
  steady('kept page, meanwhile', '/senac-portal/'),
  steady('file, meanwhile', file),
]);
