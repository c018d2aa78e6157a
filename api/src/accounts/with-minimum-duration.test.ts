import { expect, it } from 'vitest';
import { withMinimumDuration } from './with-minimum-duration.ts';

it.each([
  ['a result', async () => 'found'],
  ['a failure', () => Promise.reject(new Error('lost'))],
])('%s is given when the pause is over, not before', async (_case, work) => {
  const order: string[] = [];
  const over = Promise.withResolvers<void>();
  const pause = (milliseconds: number) => {
    order.push(`pause of ${milliseconds}`);
    return over.promise;
  };
  const given = withMinimumDuration({ pause }, 60, work).then(
    (result) => order.push(result),
    (error: Error) => order.push(error.message),
  );
  await new Promise(setImmediate);
  order.push('over');
  over.resolve();
  await given;
  expect(order).toEqual(['pause of 60', 'over', expect.stringMatching(/^(found|lost)$/)]);
});
