import { DrizzleQueryError } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { loggableError, logOptions } from './log-options.ts';

function logged(fields: object): string {
  const lines: string[] = [];
  pino(logOptions('info'), { write: (line: string) => void lines.push(line) }).info(fields);
  return lines.join('');
}

describe('a log line', () => {
  it.each([
    [{ nif: '52998224725' }],
    [{ body: { email: '52998224725' } }],
    [{ error: { input: { birthdate: '52998224725' } } }],
    [{ headers: { authorization: '52998224725', 'x-nif': '52998224725', 'x-birthdate': '52998224725' } }],
  ])('leaves out the personal values of %j', (fields) => {
    expect(logged(fields)).not.toContain('52998224725');
  });

  it('names the route of a request, never its URL', () => {
    const req = {
      method: 'GET',
      url: '/api/v1/get-person-by-nif?nif=52998224725',
      routeOptions: { url: '/api/v1/get-person-by-nif' },
    };
    expect(JSON.parse(logged({ req })).req).toEqual({ method: 'GET', route: '/api/v1/get-person-by-nif' });
  });
});

it('logs a failed query without its parameters', () => {
  const cause = Object.assign(new Error('deadlock detected'), { code: '40P01' });
  const logged = loggableError(new DrizzleQueryError('select $1', ['52998224725'], cause));
  expect(logged).toMatchObject({ code: '40P01', message: 'deadlock detected' });
  expect(JSON.stringify(logged)).not.toContain('52998224725');
});

it('logs what another error says and where it happened', () => {
  const logged = loggableError(new TypeError('x is not a function'));
  expect(logged.message).toBe('x is not a function');
  expect(logged.stack).toContain('log-options.test.ts');
});
