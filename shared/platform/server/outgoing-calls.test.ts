import {
  settleAtOnce,
  shortenTimeouts,
  stallingServer,
  stalls,
} from '@portal/tooling/testing/stalling-server';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fallBack, reloadIfGone } from '../browser/fall-back.ts';
import { fetchJson } from '../remote/pages-query.ts';
import { createUpstreamClient } from './edge/proxies.ts';
import { readBytes } from './releases/fetch-files.ts';
import { followDecision, keeperAt } from './releases/in-force.ts';
import { openStore } from './releases/store.ts';

const folder = temporaryFolder();

beforeEach(shortenTimeouts);

describe.each(stalls)('a server that stalls (%s)', (stall) => {
  it.each<[string, (url: string) => Promise<unknown>, unknown]>([
    ['a file of a release', (url) => readBytes(url, 2_000_000), { name: 'TimeoutError' }],
    ['a list of the host, in browsers', fetchJson, { name: 'TimeoutError' }],
  ])('ends the call for %s', async (_, call, error) => {
    await using server = await stallingServer(stall);
    await expect(call(server.url)).rejects.toMatchObject(error as object);
  });

  it('does not delay a page that checks whether its scripts still exist', async () => {
    vi.stubGlobal('document', { querySelector: () => null });
    await using server = await stallingServer(stall);
    const reload = vi.fn();
    await reloadIfGone(server.url, reload);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload the document for a previous release', async () => {
    vi.stubGlobal('document', { cookie: '' });
    await using server = await stallingServer(stall);
    const open = vi.fn();
    const release = { name: 'mf-a', version: '2', hasPrevious: true, reason: 'broken' } as const;
    await fallBack(release, { basePath: '', page: server.url, typed: () => [], open });
    expect(open).not.toHaveBeenCalled();
  });

  it('does not prevent a host from starting that requests the active releases', async () => {
    await using keeper = await stallingServer(stall);
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const remotes = await followDecision({
      source: keeperAt(keeper.url),
      basePath: '/b',
      store: await openStore(folder),
      host: { contract: 1, shared: {} },
      emit: () => {},
    });
    expect(warned.mock.calls).toEqual([[expect.stringMatching(/^active releases stay \(.*timeout/)]]);
    warned.mockRestore();
    await remotes.end();
  });
});

it('ends visitors’ requests to an upstream that stalls', async () => {
  await using silent = await stallingServer('silent');
  await using withoutBody = await stallingServer('without-body');
  const read = ({ url }: { url: string }) =>
    createUpstreamClient({ prefix: '/api', url })
      .request({ origin: url, path: '/', method: 'GET', headers: { 'x-forwarded-for': '203.0.113.7' } })
      .then(({ body }) => body.text())
      .catch(({ code }) => code);
  expect(await settleAtOnce(() => Promise.all([silent, withoutBody].map(read)))).toMatchObject({
    value: ['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'],
  });
});
