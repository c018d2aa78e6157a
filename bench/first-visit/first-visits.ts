import { atMost, type Measured, reportOnly } from '../goals.ts';
import { pages } from '../pages.ts';
import { serveMonolith, serveStaticPages, withLinkedStyles } from '../serve-copies.ts';
import type { Bench } from '../start-bench.ts';
import { measureSizes } from './sizes.ts';
import { type Visit, visitByTurns } from './visit.ts';

const variants = ['portal', 'bundle', 'linked', 'inlined'] as const;
type Variant = (typeof variants)[number];
const isStatic = (variant: Variant): boolean => variant === 'linked' || variant === 'inlined';

/**
 * A first visit of each page over a slow phone, beside the same code as one bundle and beside static pages of the same
 * text and pictures, with linked style sheets and with these in the page.
 */
export async function measureFirstVisits(bench: Bench): Promise<Measured[]> {
  const apiUrl = await bench.api('api');
  const { url: portal } = await bench.host('host', apiUrl);
  const paths = pages.map(({ path }) => path);
  const urls = {
    portal,
    bundle: await serveMonolith(bench, apiUrl),
    linked: await serveStaticPages(bench, portal, paths, withLinkedStyles),
    inlined: await serveStaticPages(bench, portal, paths),
  };
  // Before anybody has visited: a page is packed tightly once it is sent often.
  const sizes = await measureSizes(portal, bench.plan.remotes, bench.root);
  const visited = pages.flatMap(({ name, path, readyWhen }) =>
    variants.map((variant) => {
      const url = `${urls[variant]}/senac-portal/${path}`;
      return [`${name} ${variant}`, { url, readyWhen, hydrates: variant === 'portal' }] as const;
    }),
  );
  const seen = await visitByTurns(Object.fromEntries(visited), bench.runs);
  return [...sizes, ...pages.flatMap(({ name }) => figuresOf(name, seen))];
}

function figuresOf(name: string, seen: (page: string, figure: keyof Visit) => number): Measured[] {
  const of = (variant: Variant, figure: keyof Visit) => seen(`${name} ${variant}`, figure);
  const paint = of('portal', 'largestPaint');
  const scripts = of('portal', 'scriptBytes') / 1024;
  return [
    ...variants.flatMap((variant) => [
      reportOnly(`${name} ${variant}: largest paint`, of(variant, 'largestPaint'), 'ms'),
      ...(isStatic(variant) ? [] : [reportOnly(`${name} ${variant}: ready`, of(variant, 'ready'), 'ms')]),
    ]),
    atMost(`${name}: largest paint / one bundle`, paint / of('bundle', 'largestPaint'), 0.3, '×'),
    atMost(
      `${name}: largest paint above static, linked styles`,
      paint - of('linked', 'largestPaint'),
      -250,
      'ms',
    ),
    reportOnly(
      `${name}: largest paint above static, styles in the page`,
      paint - of('inlined', 'largestPaint'),
      'ms',
    ),
    atMost(`${name}: hydrated / one bundle ready`, of('portal', 'ready') / of('bundle', 'ready'), 0.6, '×'),
    atMost(`${name}: layout shift`, of('portal', 'shift'), 0.01, ''),
    reportOnly(`${name}: requests`, of('portal', 'requests'), ''),
    name === 'home'
      ? atMost('home: first-load JavaScript', scripts, 125, 'KB br')
      : reportOnly(`${name}: first-load JavaScript`, scripts, 'KB br'),
    reportOnly(`${name}: JavaScript of one bundle`, of('bundle', 'scriptBytes') / 1024, 'KB br'),
  ];
}
