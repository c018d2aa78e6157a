import Fastify from 'fastify';
import { JSDOM } from 'jsdom';
import { expect, it, onTestFinished } from 'vitest';
import { statusTexts } from '../../contract/status-texts.ts';
import { testPortal } from '../../testing/test-portal.ts';
import type { Counts } from '../faults/fault-counts.ts';
import type { FaultMessage } from '../faults/fault-messages.ts';
import type { RemoteStatus } from '../releases/remote-status.ts';
import type { ReportedRemote } from './reported-remote.ts';
import { registerStatus } from './status.ts';
import { statusPage } from './status-page.ts';

const release = { version: '1', commit: '1'.repeat(40), time: '2026-01-01T00:00:00.000Z' };
const status: RemoteStatus = {
  name: 'mf-a',
  team: 'A & <B>',
  current: release,
  reason: 'kept, because the selected release may not be mounted',
  previous: null,
  canary: { ...release, version: '2', percent: 5 },
  pinned: '1',
  isSignatureRequired: true,
  verdict: { kind: 'admitted', version: '2', reasons: [] },
  budget: [{ part: 'scripts', size: 90, budget: 120 }],
};
const none: Counts = {
  network: 0,
  timeout: 0,
  broken: 0,
  render: 0,
  script: 0,
  document: 0,
  foreign: 0,
  server: 0,
};
const history = [0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 100];
const message: FaultMessage = {
  version: '1',
  fault: 'render',
  message: 'TypeError: <script>',
  frames: ['mf-a/src/list.tsx:3:4 (List)'],
  pages: ['/cursos/:id'],
  times: 7,
};

function read(changes: Partial<ReportedRemote> = {}): Document {
  const html = statusPage(
    [{ ...status, faults: {}, history, vitals: {}, ...changes }],
    [],
    testPortal,
    statusTexts,
  );
  return new new JSDOM().window.DOMParser().parseFromString(html, 'text/html');
}
const textOf = (document: Document) => document.body.textContent;

it('shows the active releases, for whom and why, and the budget', () => {
  const document = read();
  const terms = [...document.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);
  expect(terms).toEqual([
    [
      'Active',
      `1 (commit 111111111111 of ${release.time}), kept, because the selected release may not be mounted`,
    ],
    ['Previous', 'none'],
    ['Canary', `2 (commit 111111111111 of ${release.time}), for 5%`],
    ['Pinned by the registry', '1'],
    ['Announced last', '2, admitted'],
    ['Signature', 'required'],
    ['Budget', 'scripts: 90 of 120 KiB'],
  ]);
  expect(document.querySelector('header')?.textContent).toBe('mf-ahealthyA & <B>');
});

it.each<[string, Partial<ReportedRemote>]>([
  ['healthy', { faults: { 1: { ...none, foreign: 9, document: 9 } } }],
  ['with faults', { faults: { 1: { ...none, server: 1 } } }],
  ['with warnings', { verdict: { kind: 'admitted', version: '1', reasons: ['a slot is not mounted'] } }],
  ['rejected release', { verdict: { kind: 'refused', version: '2', reasons: ['is too large'] } }],
  ['no active release', { current: null }],
])('a remote is %s', (text, changes) => {
  expect(read(changes).querySelector('.health')?.textContent).toBe(text);
});

it('shows the faults of the last hour by release, in a chart and as text', () => {
  const document = read({ faults: { 1: { ...none, render: 4 }, 2: { ...none, render: 90, server: 10 } } });
  const rows = [...document.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(rows).toEqual([
    ['Kind', '1', '2'],
    ['error while rendering', '4', '90'],
    ['error on the server', '0', '10'],
  ]);
  expect(textOf(document)).toContain('104 faults');
  expect(document.querySelector('svg')?.getAttribute('aria-label')).toBe(
    'Faults in each five minutes, oldest first: 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 100',
  );
  expect([...document.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')))).toEqual([
    0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 40,
  ]);
  expect(read().querySelector('svg')).toBeNull();
});

it('shows the measurements of visits by release', () => {
  const measured = { visits: 1200, lcp: 1840, inp: 96, cls: null, bytes: 300 * 1024 };
  const cells = [...read({ vitals: { 1: measured } }).querySelectorAll('td')];
  expect(cells.map((cell) => cell.textContent)).toEqual(['1.8 s', '96 ms', '–', '300 KiB', '1,200']);
});

it('shows the most frequent messages with their positions, as text', () => {
  const document = read({ messages: [message] });
  expect(document.querySelector('script')).toBeNull();
  expect(document.querySelector('ol')?.textContent).toBe(
    'TypeError: <script>1, error while rendering, 7 times, on /cursos/:idmf-a/src/list.tsx:3:4 (List)',
  );
});

it('shows messages on the private port only, and loads nothing', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  registerStatus(app, {
    remotes: { statuses: () => [status], revision: () => 'r' },
    previews: { statuses: () => [] },
    faults: { of: () => ({}), history: () => history },
    messages: { of: () => [message] },
    vitals: { of: () => null },
    config: { portal: testPortal, statusTexts },
  });
  const page = await app.inject('/portal/_status');
  const { body: json } = await app.inject('/portal/_status?format=json');
  expect(JSON.parse(json)).toMatchObject({ revision: 'r', remotes: [{ name: 'mf-a', faults: {}, history }] });
  expect(page.body + json).not.toContain('TypeError');
  expect(app.statusDetails?.()).toContain('TypeError');
  expect(page.headers['content-security-policy']).toMatch(
    /default-src 'none'.*style-src 'sha256-[\w+/]+=*'$/,
  );
  expect(page.headers['cache-control']).toBe('no-store');
});
