import { describe, expect, it, vi } from 'vitest';
import { createRenderCache } from './render-thread.ts';

const png = (text: string) => Buffer.from(text);
const drawing = (text: string) => vi.fn(async () => png(text));

describe('cached renderings', () => {
  it('are rendered once, also for concurrent requests', async () => {
    const kept = createRenderCache(32);
    const draw = drawing('card');
    const cards = await Promise.all([kept('a', draw), kept('a', draw)]);
    expect([...cards, await kept('a', draw)]).toEqual([png('card'), png('card'), png('card')]);
    expect(draw).toHaveBeenCalledOnce();
  });

  it('are rendered one after the other', async () => {
    const kept = createRenderCache(32);
    const first = Promise.withResolvers<Buffer>();
    const second = drawing('second');
    const cards = [kept('a', () => first.promise), kept('b', second)];
    await Promise.resolve();
    expect(second).not.toHaveBeenCalled();
    first.resolve(png('first'));
    expect(await Promise.all(cards)).toEqual([png('first'), png('second')]);
  });

  it('are rejected while the queue is full, and not afterwards', async () => {
    const kept = createRenderCache(32);
    const first = Promise.withResolvers<Buffer>();
    const cards = Array.from({ length: 16 }, (_, index) => kept(`${index}`, () => first.promise));
    await expect(kept('more', drawing('more'))).rejects.toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
    });
    first.resolve(png('card'));
    await Promise.all(cards);
    expect(await kept('more', drawing('more'))).toEqual(png('more'));
  });

  it('are rendered again after a failure, which does not delay other requests', async () => {
    const kept = createRenderCache(32);
    const broken = kept('a', () => Promise.reject(new Error('no font')));
    const other = kept('b', drawing('other'));
    await expect(broken).rejects.toThrow('no font');
    expect(await other).toEqual(png('other'));
    expect(await kept('a', drawing('card'))).toEqual(png('card'));
  });
});
