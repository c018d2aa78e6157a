import { atMost, type Measured, reportOnly } from '../goals.ts';
import { median } from '../median.ts';
import { pages } from '../pages.ts';
import { type Copy, serveMonolith, serveStaticPages, withLinkedStyles } from '../serve-copies.ts';
import type { Bench } from '../start-bench.ts';
import { measureSizes } from './sizes.ts';
import { type Visit, visit } from './visit.ts';

const variants = ['portal', 'bundle', 'linked', 'inlined'] as const;
type Variant = (typeof variants)[number];
const isStatic = (variant: Variant): boolean => variant === 'linked' || variant === 'inlined';

/**
 * A first visit of each page over a slow phone, beside the same code as one bundle and beside static pages of the same
 * text and pictures, with linked style sheets and with these in the page: by turns, so that what else the machine does
 * meets all alike.
 */
export async function measureFirstVisits({ api, host, plan, root, runs }: Bench): Promise<Measured[]> {
  const apiUrl = await api('api');
  const { url: portal } = await host('host', apiUrl);
  const copies: Copy[] = [];
  try {
    const paths = pages.map(({ path }) => path);
    copies.push(await serveMonolith(apiUrl));
    copies.push(await serveStaticPages(portal, paths, withLinkedStyles));
    copies.push(await serveStaticPages(portal, paths));
    const [bundle, linked, inlined] = copies.map(({ url }) => url) as [string, string, string];
    // Before anybody has visited: a page is packed tightly once it is sent often.
    const sizes = await measureSizes(portal, plan.remotes, root);
    const visits = await visitAll({ portal, bundle, linked, inlined }, runs);
    return [...sizes, ...figuresOf(visits)];
  } finally {
    await Promise.all(copies.map((copy) => copy.stop()));
  }
}

type Visits = Record<string, Visit[]>;

async function visitAll(urls: Record<Variant, string>, runs: number): Promise<Visits> {
  const visits: Visits = {};
  for (let run = 0; run <= runs; run += 1) {
    for (const page of pages) {
      for (const variant of variants) {
        const address = `${urls[variant]}/senac-portal/${page.path}`;
        const seen = await visit(address, page.readyWhen, variant === 'portal');
        const key = `${page.name} ${variant}`;
        // The first round warms caches and is not counted.
        if (run > 0) visits[key] = [...(visits[key] ?? []), seen];
      }
    }
    console.info(`round ${run} of ${runs}`);
  }
  return visits;
}

function figuresOf(visits: Visits): Measured[] {
  const of = (page: string, variant: Variant, figure: keyof Visit) =>
    median((visits[`${page} ${variant}`] ?? []).map((each) => each[figure]));
  return pages.flatMap(({ name }) => [
    ...variants.flatMap((variant) => [
      reportOnly(`${name} ${variant}: largest paint`, of(name, variant, 'largestPaint'), 'ms'),
      ...(isStatic(variant)
        ? []
        : [reportOnly(`${name} ${variant}: ready`, of(name, variant, 'ready'), 'ms')]),
    ]),
    atMost(
      `${name}: largest paint / one bundle`,
      of(name, 'portal', 'largestPaint') / of(name, 'bundle', 'largestPaint'),
      0.3,
      '×',
    ),
    atMost(
      `${name}: largest paint above static, linked styles`,
      of(name, 'portal', 'largestPaint') - of(name, 'linked', 'largestPaint'),
      -250,
      'ms',
    ),
    reportOnly(
      `${name}: largest paint above static, styles in the page`,
      of(name, 'portal', 'largestPaint') - of(name, 'inlined', 'largestPaint'),
      'ms',
    ),
    atMost(
      `${name}: hydrated / one bundle ready`,
      of(name, 'portal', 'ready') / of(name, 'bundle', 'ready'),
      0.6,
      '×',
    ),
    atMost(`${name}: layout shift`, of(name, 'portal', 'shift'), 0.01, ''),
    reportOnly(`${name}: requests`, of(name, 'portal', 'requests'), ''),
    name === 'home'
      ? atMost('home: first-load JavaScript', of(name, 'portal', 'scriptBytes') / 1024, 125, 'KB br')
      : reportOnly(`${name}: first-load JavaScript`, of(name, 'portal', 'scriptBytes') / 1024, 'KB br'),
    reportOnly(`${name}: JavaScript of one bundle`, of(name, 'bundle', 'scriptBytes') / 1024, 'KB br'),
  ]);
}
