import { expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

function errorWith(message: string, ...frames: string[]): Error {
  return Object.assign(new Error(message), { stack: [`Error: ${message}`, ...frames].join('\n    at ') });
}

it('describes an error by its message and the first positions in the remote’s code', () => {
  const error = errorWith(
    'no rooms\nin https://x.example/rooms?cpf=529',
    'Room (remote:mf-a@1:2:3)',
    'renderElement (/srv/portal/host/dist/server/worker.cjs:1:2)',
    'remote:mf-a@1:4:5',
    'async Promise.all (index 0)',
    'load (remote:mf-a@1:6:7)',
    'fourth (remote:mf-a@1:8:9)',
  );
  expect(describeError(error)).toBe(
    'no rooms in …/rooms?… at Room (remote:mf-a@1:2:3) at remote:mf-a@1:4:5 at load (remote:mf-a@1:6:7)',
  );
});

it('limits the length, and describes whatever is thrown', () => {
  expect(describeError(errorWith('a'.repeat(1_000)))).toBe('a'.repeat(300));
  expect(describeError(errorWith('a', `${'b'.repeat(1_000)} (remote:mf-a@1:2:3)`))).toHaveLength(600);
  expect(describeError('text')).toBe('text');
  expect(describeError(null)).toBe('null');
});
