import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FaultReport } from './report-fault.ts';

const sent: Blob[] = [];
beforeEach(() => {
  vi.resetModules();
  Object.assign(navigator, { sendBeacon: (_url: string, body: Blob) => sent.push(body) > 0 });
});
afterEach(() => void sent.splice(0));

function errorAt(...stack: string[]): Error {
  const error = new TypeError('no course "Moda" for 529.982.247-25');
  error.stack = ['TypeError: no course', ...stack].join('\n');
  return error;
}
const chrome = `    at List (${location.origin}/portal/remotes/mf-a/web/a.1.js:1:20)`;
const safari = `List@${location.origin}/portal/assets/main.js:2:3`;
const extension = '    at wrap (chrome-extension://abc/inject.js:1:2)';

async function report(...reports: Partial<FaultReport>[]): Promise<unknown[]> {
  const { reportFault } = await import('./report-fault.ts');
  for (const each of reports)
    reportFault({ remote: 'mf-a', version: '1', fault: 'render', basePath: '/portal', ...each });
  return Promise.all(sent.map(async (body) => JSON.parse(await body.text())));
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
