import { expect, it } from 'vitest';
import { ownTurn } from './own-turn.ts';

it('gives out one turn of the event loop at a time, in order', async () => {
  let loop = 0;
  let watching = true;
  const count = () => {
    loop += 1;
    if (watching) setImmediate(count);
  };
  setImmediate(count);
  const turns: number[] = [];
  await Promise.all(Array.from({ length: 5 }, () => ownTurn().then(() => turns.push(loop))));
  watching = false;
  expect(new Set(turns).size).toBe(5);
  expect(turns).toEqual(turns.toSorted((one, other) => one - other));
});
