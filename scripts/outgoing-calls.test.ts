import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { releaseManifest } from '../shared/platform/build.ts';
import { readManifest } from '../shared/platform/cli/read-manifest.ts';
import { serveRemotesOf } from '../shared/platform/cli/serve-remotes-of.ts';
import { shortenTimeouts, stallingServer, stalls } from '../shared/tooling/testing/stalling-server.ts';
import { checkApi } from './processes/run-portal.ts';

const root = path.resolve(import.meta.dirname, '..');

/** What calls another server, and the test that puts one behind it which accepts connections and falls silent. */
const callers: Record<string, string> = {
  'api/src/backup/archive.ts': 'api/src/outgoing-calls.test.ts',
  'api/src/db/migrate-once.ts': 'api/src/outgoing-calls.test.ts',
  'api/src/db/open-database.ts': 'api/src/outgoing-calls.test.ts',
  'api/src/mail/mailer.ts': 'api/src/outgoing-calls.test.ts',
  'host/src/check-clock.ts': 'host/src/check-clock.test.ts',
  'mf-content/src/parts/social/social-feeds.tsx': 'mf-content/src/parts/social/social-feeds.test.ts',
  'scripts/processes/run-portal.ts': 'scripts/outgoing-calls.test.ts',
  'shared/client/api/call.ts': 'shared/client/api/call.test.ts',
  'shared/client/offline/offline-pages.ts': 'shared/client/offline/offline-pages.test.tsx',
  'shared/client/offline/snapshot.ts': 'shared/client/offline/snapshot.test.tsx',
  'shared/platform/browser/fall-back.ts': 'shared/platform/server/outgoing-calls.test.ts',
  'shared/platform/cli/read-manifest.ts': 'scripts/outgoing-calls.test.ts',
  'shared/platform/cli/serve-remotes-of.ts': 'scripts/outgoing-calls.test.ts',
  'shared/platform/remote/pages-query.ts': 'shared/platform/server/outgoing-calls.test.ts',
  'shared/platform/server/edge/proxies.ts': 'shared/platform/server/outgoing-calls.test.ts',
  'shared/platform/server/fetch-with-timeout.ts': 'shared/platform/server/outgoing-calls.test.ts',
  'shared/ui/pdf-dialog/pdf-reader.tsx': 'shared/ui/pdf-dialog/pdf-dialog.test.tsx',
};

const sources = globSync(
  [
    'api/src',
    'host',
    'mf-*/src',
    'scripts',
    'shared/{client,contract,selection-process,server-kit,ui}',
    'shared/platform/{app,browser,cli,remote,server}',
  ].map((folder) => `${folder}/**/*.{ts,tsx}`),
  { cwd: root, exclude: (name) => /node_modules|dist|testing|fuzz|\.test\./.test(name) },
).map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

const fetching = /(?<![.\w]|function )fetch\((?!\))/g;
const opening =
  /\bnew (?:Pool|Client|Agent|WebSocket|EventSource|XMLHttpRequest)\(|\bcreateTransport\(|'pg_\w+',/;
const usesSockets = /from '(?:node:)?(?:net|tls|http|https|http2)'/;
const openingSocket = /(?<![.\w])(?:connect|createConnection|request|get)\(/;

/** The arguments of a call. @param start position after its opening parenthesis */
function argumentsAt(text: string, start: number): string {
  let depth = 1;
  let end = start;
  for (; depth > 0 && end < text.length; end += 1) depth += { '(': 1, ')': -1 }[text[end] ?? ''] ?? 0;
  return text.slice(start, end - 1);
}

const fetches = (text: string) =>
  [...text.matchAll(fetching)].map(({ index }) => argumentsAt(text, index + 'fetch('.length));

it('every call of another server is listed with its test, and has a timeout', () => {
  const found = sources.filter(
    ({ text }) =>
      fetches(text).length > 0 || opening.test(text) || (usesSockets.test(text) && openingSocket.test(text)),
  );
  expect(found.map(({ file }) => file).toSorted()).toEqual(Object.keys(callers));
  expect(Object.values(callers).filter((test) => !existsSync(path.join(root, test)))).toEqual([]);
  const without = found.filter(
    ({ text }) => !/timeout/i.test(text) || fetches(text).some((call) => !/\bsignal\b/.test(call)),
  );
  expect(without.map(({ file }) => file)).toEqual([]);
});

it.each(stalls)('a server that stalls (%s) has no manifest of a release', async (stall) => {
  shortenTimeouts();
  await using server = await stallingServer(stall);
  await expect(readManifest(server.url, releaseManifest)).rejects.toThrow(`${server.url} cannot be read: `);
});

it.each(stalls)('a portal that stalls (%s) is not developed against', async (stall) => {
  shortenTimeouts();
  await using server = await stallingServer(stall);
  await expect(serveRemotesOf(server.url, 'mf-a')).rejects.toThrow();
});

it('an API that stays silent does not let the portal start', async () => {
  shortenTimeouts();
  await using server = await stallingServer('silent');
  await expect(checkApi(server.url)).rejects.toThrow('does not answer');
});
