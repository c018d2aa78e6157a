import { afterAll, expect, it } from 'vitest';
import { startRenderThread } from './render-thread.ts';

const thread = startRenderThread();
afterAll(() => thread.close());

const card = { title: 'Barbeiro', area: null, image: null, date: '', city: '', price: '' };
const render = (key: string, title: string) =>
  thread.card(key, { card: { ...card, title }, storageDir: '/nowhere' });

it('renders a key once, also for concurrent requests', async () => {
  const [one, other] = await Promise.all([render('a', 'Barbeiro'), render('a', 'Barbeiro')]);
  expect(one.subarray(1, 4).toString()).toBe('PNG');
  expect(other).toBe(one);
  expect(await render('a', 'Manicure')).toBe(one);
});

it('renders again after a failure', async () => {
  await expect(render('b', null as never)).rejects.toThrow();
  expect((await render('b', 'Barbeiro')).length).toBeGreaterThan(0);
});

it('rejects renderings while the queue is full, and not afterwards', async () => {
  const keys = Array.from({ length: 18 }, (_, index) => `queued ${index}`);
  const results = await Promise.allSettled(keys.map((key) => render(key, 'Barbeiro')));
  const rejected = results.filter((result) => result.status === 'rejected');
  expect(rejected).not.toEqual([]);
  for (const { reason } of rejected)
    expect(reason).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  expect((await render('later', 'Barbeiro')).length).toBeGreaterThan(0);
});
