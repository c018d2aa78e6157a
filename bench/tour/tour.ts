import { brotliCompressSync } from 'node:zlib';
import { atMost, type Measured, reportOnly } from '../goals.ts';
import { median, percentile } from '../median.ts';
import { serveMonolith } from '../serve-copies.ts';
import type { Bench } from '../start-bench.ts';
import { type Tour, takeTour } from './take-tour.ts';

/** A tour of many pages over a slow network, beside the same tour of the one bundle, by turns. */
export async function measureTour(bench: Bench): Promise<Measured[]> {
  const apiUrl = await bench.api('api');
  const portal = await bench.host('host', apiUrl);
  const bundle = await serveMonolith(bench, apiUrl);
  const tours: Record<'portal' | 'bundle', Tour[]> = { portal: [], bundle: [] };
  await takeTour(portal.url);
  for (let run = 0; run < bench.runs; run += 1) {
    tours.portal.push(await takeTour(portal.url));
    tours.bundle.push(await takeTour(bundle));
  }
  return figuresOf(tours, await bytesOfStylesIn(`${portal.url}/senac-portal/`));
}

function figuresOf({ portal, bundle }: Record<'portal' | 'bundle', Tour[]>, styles: number): Measured[] {
  const bytes = median(portal.map(({ files }) => files)) + styles;
  const ofBundle = median(bundle.map(({ files }) => files));
  const page = (kind: 'links' | 'forms', name: string) =>
    median(portal.map((tour) => tour[kind][name] ?? Number.NaN));
  const [first] = portal;
  if (!first) return [];
  const links = Object.keys(first.links);
  const forms = Object.keys(first.forms);
  const late = (tours: Tour[]) =>
    percentile(
      tours.flatMap((tour) => Object.values(tour.links)),
      75,
    );
  return [
    reportOnly('tour: scripts and styles', bytes / 1024, 'KB br'),
    reportOnly('tour: scripts and styles of one bundle', ofBundle / 1024, 'KB br'),
    atMost('tour: scripts and styles / one bundle', bytes / ofBundle, 1.05, '×', largestOf(first)),
    ...links.map((name) => reportOnly(`tour: from the press to ${name}`, page('links', name), 'ms')),
    atMost('tour: from the press to the page, 75 of 100', late(portal), 200, 'ms'),
    reportOnly('tour: the same with one bundle', late(bundle), 'ms'),
    ...forms.map((name) =>
      reportOnly(`tour: from the press to ${name}`, page('forms', name), 'ms', 'after a call of the server'),
    ),
  ];
}

function largestOf({ byFile }: Tour): string {
  const sizes = Object.entries(byFile).toSorted(([, one], [, other]) => other - one);
  return sizes
    .slice(0, 4)
    .map(([name, bytes]) => `${name} ${Math.round(bytes / 1024)} KB`)
    .join(', ');
}

/** What the styles in a page add to it as it travels. */
async function bytesOfStylesIn(address: string): Promise<number> {
  const html = await (await fetch(address)).text();
  const without = html.replace(/<style>[\s\S]*?<\/style>/g, '');
  return brotliCompressSync(html).length - brotliCompressSync(without).length;
}
