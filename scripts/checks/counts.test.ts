import { expect, it } from 'vitest';
import { withExit } from './counts.ts';

it('does not let a crash after the last test pass for a success', () => {
  expect(withExit({ passed: 3, failed: 0 }, false)).toEqual({ passed: 3, failed: 1 });
  expect(withExit({ passed: 3, failed: 2 }, false)).toEqual({ passed: 3, failed: 2 });
  expect(withExit({ passed: 3, failed: 0 }, true)).toEqual({ passed: 3, failed: 0 });
});
