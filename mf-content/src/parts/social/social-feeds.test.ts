import { shortenTimeouts, stallingServer } from '@portal/tooling/testing/stalling-server';
import { expect, it, vi } from 'vitest';
import { facebookPlugin, latestPosts, latestVideos } from './social-feeds.tsx';

const { signal } = new AbortController();
const realFetch = globalThis.fetch;

it.each([
  ['Instagram', () => latestPosts('token', signal)],
  ['YouTube', () => latestVideos('key', 'channel', signal)],
  ['Facebook', () => facebookPlugin('https://www.facebook.com/senac', signal)],
])('a network that accepts connections and stays silent counts as failed: %s', async (_, read) => {
  shortenTimeouts();
  vi.spyOn(console, 'error').mockReturnValue();
  await using server = await stallingServer('silent');
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => realFetch(server.url, { signal: init.signal }));
  await expect(read()).rejects.toMatchObject({ name: 'TimeoutError' });
});
