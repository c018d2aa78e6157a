import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { loggableError } from './loggable-error.ts';

it('logs a failed query without its parameters', () => {
  const cause = Object.assign(new Error('deadlock detected'), { code: '40P01' });
  const logged = loggableError(new DrizzleQueryError('select $1', ['52998224725'], cause));
  expect(logged).toMatchObject({ code: '40P01', message: 'deadlock detected' });
  expect(JSON.stringify(logged)).not.toContain('52998224725');
});

it('logs what another error says and where it happened', () => {
  const logged = loggableError(new TypeError('x is not a function'));
  expect(logged.message).toBe('x is not a function');
  expect(logged.stack).toContain('loggable-error.test.ts');
});
