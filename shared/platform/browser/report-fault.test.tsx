import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const sent: [url: string, body: Blob][] = [];
beforeEach(() => {
  vi.resetModules();
  Object.assign(navigator, { sendBeacon: (...beacon: [string, Blob]) => sent.push(beacon) > 0 });
});
afterEach(() => {
  sent.length = 0;
  vi.restoreAllMocks();
});

const modules = () => import('./report-fault.ts');
const readBodies = () => Promise.all(sent.map(async ([, body]) => JSON.parse(await body.text())));

function errorAt(...stack: string[]): Error {
  const error = new TypeError('no course "Moda" for 529.982.247-25');
  error.stack = ['TypeError: no course', ...stack].join('\n');
  return error;
}
const chrome = `    at List (${location.origin}/portal/remotes/mf-a/web/a.1.js:1:20)`;
const safari = `List@${location.origin}/portal/assets/main.js:2:3`;
const extension = '    at wrap (chrome-extension://abc/inject.js:1:2)';

type Report = Parameters<Awaited<ReturnType<typeof modules>>['reportFault']>[0];

async function report(...reports: Partial<Report>[]): Promise<unknown[]> {
  const { reportFault } = await modules();
  for (const each of reports)
    reportFault({ remote: 'mf-a', version: '1', fault: 'render', basePath: '/portal', ...each });
  return readBodies();
}

it('reports page, message and frames, without values or URLs', async () => {
  const frames = ['remotes/mf-a/web/a.1.js:1:20', 'assets/main.js:2:3'];
  const message = 'TypeError: no course "…" for #';
  expect(await report({ page: '/cursos/:id', error: errorAt(chrome, '    at <anonymous>', safari) })).toEqual(
    [{ remote: 'mf-a', version: '1', fault: 'render', page: '/cursos/:id', message, frames }],
  );
});

it.each([
  ['that an extension throws', [extension, chrome], 'render', 'foreign'],
  ['of a Firefox extension alone', ['f@moz-extension://abc/x.js:1:2'], 'render', 'foreign'],
  ['of a script of another site', ['f@https://other.example/x.js:1:2'], 'script', 'foreign'],
  ['that an extension called', [chrome, extension], 'script', 'script'],
  ['without a stack', [], 'broken', 'broken'],
  ['of a changed document', ['f@moz-extension://abc/x.js:1:2'], 'document', 'document'],
] as const)('an error %s', async (_what, stack, fault, reported) => {
  expect(await report({ fault, error: errorAt(...stack) })).toMatchObject([{ fault: reported }]);
});

it('reports each fault once, and few of a document', async () => {
  expect(await report({ fault: 'network' }, { fault: 'network' })).toEqual([
    { remote: 'mf-a', version: '1', fault: 'network', frames: [] },
  ]);
  const many = Array.from({ length: 50 }, (_, index) => ({ page: `/${index}` }));
  expect(await report(...many)).toHaveLength(20);
});

const entry = (name: string) => ({
  name,
  version: '1',
  entry: '',
  hasPrevious: false,
  paths: [`/${name}/:id`],
  slots: [],
});
const options = {
  registry: () => ({ remotes: [entry('mf-a'), entry('mf-b')], allKnown: true }),
  path: () => '/mf-a/7',
  basePath: '/portal',
};

it('reports errors outside rendering for the remote whose file threw, otherwise for that of the page', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.9);
  const { observeVisit } = await modules();
  observeVisit(options);
  const own = `    at f (${location.origin}/portal/remotes/mf-b/web/a.js:1:2)`;
  const dispatch = (...errors: unknown[]) => {
    for (const error of errors) window.dispatchEvent(new ErrorEvent('error', { error }));
  };
  dispatch(errorAt(own), errorAt(extension));
  const reason = Object.assign(errorAt(own), { message: 'rejected' });
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  dispatch(
    null,
    Object.assign(errorAt(own), { status: 422 }),
    Object.assign(errorAt(own), { name: 'AbortError' }),
  );
  const page = '/mf-a/:id';
  expect(await readBodies()).toMatchObject([
    { remote: 'mf-b', fault: 'script', page },
    { remote: 'mf-a', fault: 'foreign', page },
    { remote: 'mf-b', fault: 'script', message: 'TypeError: rejected' },
  ]);
});

it('reports the measurements of a visit once, when it is hidden', async () => {
  Object.assign(performance, {
    getEntriesByType: (type: string) =>
      (type === 'resource' ? [500, 200] : [50]).map((transferSize) => ({ transferSize })),
  });
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const measured = (...values: number[]) =>
    vi.fn((report: (metric: never) => void) => {
      for (const value of values) report({ value } as never);
    });
  const { measureVisit } = await modules();
  measureVisit({ onLCP: measured(800, 1200), onINP: measured(90), onCLS: measured(0.02) }, options);
  for (const state of ['visible', 'hidden', 'hidden'] as const) {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  }
  expect(sent.map(([url]) => url)).toEqual(['/portal/_vitals']);
  expect(await readBodies()).toEqual([
    { remote: 'mf-a', version: '1', lcp: 1200, inp: 90, cls: 0.02, bytes: 750 },
  ]);
});
