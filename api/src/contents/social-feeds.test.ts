import { describe, expect, it, vi } from 'vitest';
import { testClock } from '../testing/test-app.ts';
import { type Fetch, socialFeeds } from './social-feeds.ts';

const post = {
  id: '1',
  caption: null,
  media_type: 'IMAGE',
  media_url: 'https://x/1.jpg',
  thumbnail_url: null,
  permalink: 'https://x/p/1',
};
const answering = (body: unknown, status = 200) => vi.fn<Fetch>(async () => Response.json(body, { status }));

describe('the social feeds', () => {
  it('call one host, follow no redirect and ask again after 15 minutes', async () => {
    const clock = testClock();
    const fetchUrl = answering({ data: [post], paging: {} });
    const feeds = socialFeeds(clock.now, fetchUrl);
    expect(await feeds.instagram('token')).toEqual([post]);
    await feeds.instagram('token');
    expect(fetchUrl).toHaveBeenCalledTimes(1);
    const [url, init] = fetchUrl.mock.calls[0] ?? [];
    expect(url?.origin).toBe('https://graph.instagram.com');
    expect(init).toMatchObject({ redirect: 'error', signal: expect.any(AbortSignal) });
    clock.advance(16);
    await feeds.instagram('token');
    expect(fetchUrl).toHaveBeenCalledTimes(2);
  });

  it('ask the video service for the nine latest of the channel', async () => {
    const fetchUrl = answering({ items: [{ id: { videoId: 'v' }, snippet: { title: 'Aula' } }] });
    const feeds = socialFeeds(testClock().now, fetchUrl);
    expect(await feeds.youtube('key', 'channel')).toEqual([
      { id: { videoId: 'v' }, snippet: { title: 'Aula' } },
    ]);
    expect(fetchUrl.mock.calls[0]?.[0].searchParams.get('maxResults')).toBe('9');
  });

  it.each([
    ['a refusal', answering({}, 403)],
    ['a response of another shape', answering({ error: 'no' })],
  ])('fail on %s and try again on the next call', async (_, fetchUrl) => {
    const feeds = socialFeeds(testClock().now, fetchUrl);
    await expect(feeds.instagram('token')).rejects.toThrow();
    await expect(feeds.instagram('token')).rejects.toThrow();
    expect(fetchUrl).toHaveBeenCalledTimes(2);
  });
});
