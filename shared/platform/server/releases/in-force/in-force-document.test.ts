import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import * as z from 'zod';
import type { HostFacts } from '../../../contract/release-manifest.ts';
import { statusTexts } from '../../../contract/status-texts.ts';
import { storedRelease } from '../../../testing/fake-remote.ts';
import { remoteStatus } from '../remote-status.ts';
import { emptyRecord, withAnnounced, withCurrent } from '../store/release-record.ts';
import { decideInForce } from './decide-in-force.ts';
import { inForceDocumentOf, readInForceDocument } from './in-force-document.ts';

const host = { contract: 1, shared: { react: { version: '19.0.0', names: null } }, icons: { a: 'b' } };
const build = hash('sha256', JSON.stringify(host));

/** What a keeper tells of a remote whose release 2 is in force. */
function documentOf(facts: HostFacts) {
  const stored = {
    record: withCurrent(withAnnounced(emptyRecord, '2', { now: 1, signedBy: null }), '2', 1),
    releases: new Map([['2', { ...storedRelease('2'), manifestDigest: '0'.repeat(64) }]]),
  };
  const listing = { name: 'mf-a', url: 'http://a.example' };
  const claims = new Map([['2', { ...storedRelease('2').manifest, shared: {} }]]);
  const remote = {
    listing,
    record: stored.record,
    claims,
    smokeTestOf: () => 'passed' as const,
    problem: null,
  };
  const inForce = decideInForce([remote], facts);
  const status = remoteStatus({ listing, stored, choice: inForce.choices[0], problem: null }, statusTexts);
  const store = { names: () => ['mf-a'], of: () => stored };
  return inForceDocumentOf({ host: facts, inForce, statuses: [status], store });
}

/** How hosts of before read the document: what they need, all of it, and their own build. */
const before = z.object({
  build: z.literal(build),
  epoch: z.number(),
  allKnown: z.boolean(),
  choices: z.array(
    z.object({
      name: z.string(),
      stable: z.string().nullable(),
      canary: z.string().nullable(),
      percent: z.number(),
      fallback: z.string().nullable(),
      status: z.object({ name: z.string(), verdict: z.object({ reasons: z.array(z.string()) }) }),
    }),
  ),
  releases: z.array(z.object({ name: z.string(), version: z.string(), digest: z.string() })),
});

it('tells of each release why it is in force, and for which host that was decided', () => {
  const { revision, facts, choices } = documentOf(host);
  expect([revision, facts]).toEqual([
    expect.stringMatching(/^[0-9a-f]{12}$/),
    expect.stringMatching(/^[0-9a-f]{64}$/),
  ]);
  expect(choices).toMatchObject([
    { name: 'mf-a', stable: '2', reason: 'announced', status: { reason: 'announced last' } },
  ]);
});

it('is read by hosts of before, of the same build', () => {
  expect(before.parse(JSON.parse(JSON.stringify(documentOf(host))))).toMatchObject({
    choices: [{ name: 'mf-a', stable: '2' }],
    releases: [{ name: 'mf-a', version: '2' }],
  });
});

it.each<[string, HostFacts, isRead: boolean]>([
  ['the same', host, true],
  ['the same, and is another build', { ...host, icons: {} } as HostFacts, true],
  ['another contract', { ...host, contract: 2 }, false],
  ['another version', { contract: 1, shared: { react: { version: '20.0.0', names: null } } }, false],
  [
    'one module more',
    { contract: 1, shared: { ...host.shared, vue: { version: '3.0.0', names: null } } },
    false,
  ],
])('is for a host that offers remotes %s: %#', (_what, reader, isRead) => {
  const text = JSON.stringify(documentOf(host));
  if (isRead) expect(readInForceDocument(text, reader).choices).toHaveLength(1);
  else expect(() => readInForceDocument(text, reader)).toThrow('another build');
});
