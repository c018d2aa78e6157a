import { describe, expect, it } from 'vitest';
import { batchByKey } from './batch-by-key.ts';

/** Batches texts such as `a1` by their first letter; the test ends each batch. */
function rounds() {
  const asked: { calls: string[]; answer: () => void; fail: () => void }[] = [];
  const call = batchByKey<string, string>(
    (text) => text.charAt(0),
    (calls) => {
      const { promise, resolve, reject } = Promise.withResolvers<string[]>();
      const answer = () => resolve(calls.map((each) => `${each}!`));
      asked.push({ calls, answer, fail: () => reject(new Error('away')) });
      return promise;
    },
  );
  const questions = () => asked.map(({ calls }) => calls.join(' '));
  return { asked, call, questions };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('calls about one thing', () => {
  it('that come while it is asked are answered together by the next question, each by its own answer', async () => {
    const { asked, call, questions } = rounds();
    const first = call('a1');
    await settled();
    const others = [call('a2'), call('a3')];
    await settled();
    expect(questions()).toEqual(['a1']);
    asked[0]?.answer();
    expect(await first).toBe('a1!');
    await settled();
    expect(questions()).toEqual(['a1', 'a2 a3']);
    const last = call('a4');
    asked[1]?.answer();
    expect(await Promise.all(others)).toEqual(['a2!', 'a3!']);
    await settled();
    asked[2]?.answer();
    expect(await last).toBe('a4!');
    expect(questions()).toEqual(['a1', 'a2 a3', 'a4']);
  });

  it('wait for none about another', async () => {
    const { asked, call, questions } = rounds();
    void call('a1');
    const other = call('b1');
    await settled();
    expect(questions()).toEqual(['a1', 'b1']);
    asked[1]?.answer();
    expect(await other).toBe('b1!');
  });

  it('are asked anew after a question that failed, which fails for its own calls alone', async () => {
    const { asked, call } = rounds();
    const first = call('a1');
    await settled();
    const next = call('a2');
    asked[0]?.fail();
    await expect(first).rejects.toThrow('away');
    await settled();
    asked[1]?.answer();
    expect(await next).toBe('a2!');
  });
});
