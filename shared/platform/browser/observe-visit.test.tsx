import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { measureVisit, observeVisit } from './observe-visit.ts';

const reportFault = vi.hoisted(() => vi.fn());
vi.mock('./report-fault.ts', async (load) => ({ ...(await load<object>()), reportFault }));

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

afterEach(() => reportFault.mockReset());

function thrown(file: string, changes: object = {}): Error {
  const error = Object.assign(new Error('thrown'), changes);
  error.stack = `Error: thrown\n    at f (${file}:1:2)`;
  return error;
}
const own = (name: string) => `${location.origin}/portal/remotes/${name}/web/a.js`;

it('reports errors outside rendering for the remote whose file threw, otherwise for that of the page', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.9);
  onTestFinished(() => void vi.restoreAllMocks());
  observeVisit(options);
  const errors = [thrown(own('mf-b')), thrown('chrome-extension://x/y.js')];
  for (const error of errors) window.dispatchEvent(new ErrorEvent('error', { error }));
  const reason = thrown(own('mf-b'));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  const expected = { version: '1', fault: 'script', page: '/mf-a/:id', basePath: '/portal' };
  expect(reportFault.mock.calls).toEqual([
    [{ ...expected, remote: 'mf-b', error: errors[0] }],
    [{ ...expected, remote: 'mf-a', error: errors[1] }],
    [{ ...expected, remote: 'mf-b', error: reason }],
  ]);
  reportFault.mockReset();
  for (const error of [
    null,
    thrown(own('mf-b'), { status: 422 }),
    thrown(own('mf-b'), { name: 'AbortError' }),
  ])
    window.dispatchEvent(new ErrorEvent('error', { error }));
  expect(reportFault).not.toHaveBeenCalled();
});

it('reports the measurements of a visit once, when it is hidden', async () => {
  const sent: [string, Blob][] = [];
  Object.assign(navigator, { sendBeacon: (url: string, body: Blob) => sent.push([url, body]) > 0 });
  Object.assign(performance, {
    getEntriesByType: (type: string) =>
      (type === 'resource' ? [500, 200] : [50]).map((transferSize) => ({ transferSize })),
  });
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  onTestFinished(() => void vi.restoreAllMocks());
  const measured = (...values: number[]) =>
    vi.fn((report: (metric: never) => void) => {
      for (const value of values) report({ value } as never);
    });
  measureVisit({ onLCP: measured(800, 1200), onINP: measured(90), onCLS: measured(0.02) }, options);
  for (const state of ['visible', 'hidden', 'hidden'] as const) {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  }
  expect(sent.map(([url]) => url)).toEqual(['/portal/_vitals']);
  const body = JSON.parse((await sent[0]?.[1].text()) ?? '');
  expect(body).toEqual({ remote: 'mf-a', version: '1', lcp: 1200, inp: 90, cls: 0.02, bytes: 750 });
});
