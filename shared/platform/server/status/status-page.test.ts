import Fastify from 'fastify';
import { JSDOM } from 'jsdom';
import { expect, it, onTestFinished } from 'vitest';
import type { RemoteStatus } from '../releases/decision-document.ts';
import { registerStatus } from './status.ts';

const release = { version: '1', commit: '1'.repeat(40), time: '2026-01-01T00:00:00.000Z' };
const status: RemoteStatus = {
  name: 'mf-a',
  preview: null,
  team: 'A & <B>',
  active: release,
  reason: 'kept, because the selected release may not be active',
  previous: null,
  canary: { version: '2', percent: 5 },
  pinned: '1',
  isSignatureRequired: true,
  verdict: { kind: 'rejected', version: '3', reasons: ['is too large', '2: is older'] },
  budget: [{ part: 'scripts', size: 90, budget: 120 }],
};
const until = '2026-02-01T00:00:00.000Z';
const previewed = { ...status, preview: { name: 'pr-1', until: Date.parse(until) } };
const faults = { 1: 7, 2: 1 };

function serveStatus() {
  const app = Fastify();
  onTestFinished(() => app.close());
  registerStatus(app, {
    basePath: '/portal',
    remotes: {
      statuses: () => [status],
      revision: () => 'r',
      previews: () => [previewed],
    },
    faults: async () => faults,
  });
  return app;
}

it('shows the releases of remotes and previews in tables, as text', async () => {
  const { body } = await serveStatus().inject('/portal/_status');
  const document = new new JSDOM().window.DOMParser().parseFromString(body, 'text/html');
  const [remote, preview] = [...document.querySelectorAll('table')].map((table) => {
    const [head, row] = [...table.rows].map(({ cells }) => [...cells].map((cell) => cell.textContent));
    return Object.fromEntries(head?.map((text, index) => [text, row?.[index]]) ?? []);
  });
  expect(remote).toEqual({
    Remote: 'mf-a',
    Team: 'A & <B>',
    Active: `1 (commit 111111111111 of ${release.time}), kept, because the selected release may not be active`,
    Previous: 'none',
    Canary: '2, for 5%',
    Pinned: '1',
    'Announced last': '3, rejected, is too large, 2: is older',
    Signature: 'required',
    Budget: 'scripts: 90 of 120 KiB',
    'Faults on this host': '1: 7; 2: 1',
  });
  expect(preview).toEqual({
    Preview: 'pr-1',
    Until: until,
    Remote: 'mf-a',
    Release: '3, rejected, is too large, 2: is older',
  });
});

it('returns JSON on request; neither form is stored, and the page loads nothing', async () => {
  const app = serveStatus();
  const expected = {
    revision: 'r',
    remotes: [{ ...status, faults }],
    previews: [previewed],
  };
  expect((await app.inject('/portal/_status?format=json')).json()).toEqual(expected);
  const headers = { accept: 'application/json' };
  expect((await app.inject({ url: '/portal/_status', headers })).json()).toEqual(expected);
  const page = await app.inject('/portal/_status');
  expect(page.headers).toMatchObject({
    'content-security-policy': expect.stringMatching(/default-src 'none'.*style-src 'sha256-[\w+/]+=*'$/),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    vary: 'accept',
  });
});
