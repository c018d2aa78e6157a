import { atMost, type Measurement, median, percentile, reportOnly } from '../measurement.ts';
import type { Bench } from '../start-bench.ts';
import { type Tour, takeTour } from './take-tour.ts';

/** Measures a tour of many pages over a slow network. */
export async function measureTour(bench: Bench): Promise<Measurement[]> {
  const { url } = await bench.host('host', await bench.api('api'));
  // Fills the caches.
  if (!bench.isShort) await takeTour(url);
  const tours: Tour[] = [];
  for (let run = 0; run < bench.runs; run += 1) tours.push(await takeTour(url));
  const [first] = tours;
  if (!first) return [];
  const kib = median(tours.map(({ files }) => files)) / 1024;
  const times = (kind: 'links' | 'forms') =>
    Object.keys(first[kind]).map((name) =>
      reportOnly(
        `tour: from the click to ${name}`,
        median(tours.map((tour) => tour[kind][name] ?? Number.NaN)),
        'ms',
        kind === 'forms' ? 'includes a request' : undefined,
      ),
    );
  const links = tours.flatMap((tour) => Object.values(tour.links));
  return [
    atMost('tour: scripts and styles', kib, MAX_KIB, 'KiB br'),
    atMost('tour: from the click to the page, p75', percentile(links, 75), 200, 'ms'),
    ...times('links'),
    ...times('forms'),
  ];
}

/** Maximum size of all scripts and styles of the tour, the PDF reader among them. */
const MAX_KIB = 970;
