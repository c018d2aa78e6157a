import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { HostFacts } from '../../../contract/release-manifest.ts';
import { storedRelease } from '../../../testing/fake-remote.ts';
import { aChoice, recordOf } from '../../../testing/release-fixtures.ts';
import { remoteStatus } from '../remote-status.ts';
import { createActiveDocument, readActiveDocument } from './active-document.ts';

const react = { version: '19.0.0', names: null };
const chosen = { name: 'mf-a', stable: '2', canary: null, percent: 0, fallback: null };
const host = { contract: 1, shared: { react }, icons: { a: 'b' } };

/** Document of a keeper for a remote whose active release is 2. */
function written(): string {
  const stored = {
    record: recordOf('2'),
    releases: new Map([['2', { ...storedRelease('2'), manifestDigest: '0'.repeat(64) }]]),
  };
  const choice = aChoice({ ...chosen, reason: { kind: 'announced' } });
  const listing = { name: 'mf-a', url: 'http://a.example' };
  const status = remoteStatus({ listing, stored, choice, problem: null });
  const state = { choices: [choice], allKnown: true, epoch: 0, revision: '0123456789ab' };
  const store = { names: () => ['mf-a'], of: () => stored };
  return JSON.stringify(createActiveDocument({ host, state, statuses: [status], store }));
}

it('contains what previous hosts need, such as the digest of their build', () => {
  expect(JSON.parse(written())).toMatchObject({
    build: hash('sha256', JSON.stringify(host)),
    epoch: 0,
    allKnown: true,
    choices: [{ ...chosen, status: { name: 'mf-a', verdict: { reasons: [] } } }],
    releases: [{ name: 'mf-a', version: '2', digest: '0'.repeat(64) }],
  });
});

it.each<[string, HostFacts]>([
  ['the same', host],
  ['the same, and is another build', { ...host, icons: {} } as HostFacts],
])('is valid for a host that offers remotes %s, with the reason for each active release', (_what, reader) => {
  expect(readActiveDocument(written(), reader)).toMatchObject({
    revision: '0123456789ab',
    choices: [{ ...chosen, reason: 'announced', status: { reason: 'announced last' } }],
  });
});

it.each<[string, HostFacts]>([
  ['another contract', { ...host, contract: 2 }],
  ['another version', { contract: 1, shared: { react: { ...react, version: '20.0.0' } } }],
  ['one module more', { contract: 1, shared: { react, vue: react } }],
])('is invalid for a host that offers remotes %s', (_what, reader) => {
  expect(() => readActiveDocument(written(), reader)).toThrow('another build');
});
