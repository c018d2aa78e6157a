/**
 * `node bench/overload.ts <address of the host>`: how a host that is asked for more pages than it can make serves the
 * others. 300 connections ask for pages with changing queries, while kept pages and files are read at a steady pace.
 */
import autocannon from 'autocannon';

const [origin = 'http://127.0.0.1:3000', seconds = '15'] = process.argv.slice(2);
const base = `${origin}/senac-portal`;
const duration = Number(seconds);
const headers = { 'accept-encoding': 'br' };

const figures = ({ latency, requests, non2xx, errors, timeouts }: autocannon.Result) => ({
  p50: latency.p50,
  p95: latency.p97_5,
  p99: latency.p99,
  max: latency.max,
  perSecond: Math.round(requests.average),
  failures: non2xx + errors + timeouts,
});

const asset = /\/senac-portal\/assets\/main\.\w+\.css/.exec(await (await fetch(`${base}/`)).text())?.[0];
/** A steady few requests a second, as visitors make them, whatever the answers take. */
const steady = (path: string) =>
  autocannon({ url: origin + path, connections: 5, overallRate: 50, duration, headers });
const flood = () =>
  autocannon({
    url: base,
    connections: 300,
    duration,
    headers,
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          path: `/senac-portal/cursos?title=${Math.random().toString(36).slice(2)}`,
        }),
      },
    ],
  });

for (const path of ['/senac-portal/', asset ?? '']) console.info('alone', path, figures(await steady(path)));
const [flooded, page, file] = await Promise.all([flood(), steady('/senac-portal/'), steady(asset ?? '')]);
console.info('flood', figures(flooded));
console.info('kept page meanwhile', figures(page));
console.info('file meanwhile', figures(file));
