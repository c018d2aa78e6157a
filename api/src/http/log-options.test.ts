import { pino } from 'pino';
import { expect, it } from 'vitest';
import { logOptions } from './log-options.ts';

it.each([
  [{ nif: '52998224725' }],
  [{ body: { email: '52998224725' } }],
  [{ error: { input: { birthdate: '52998224725' } } }],
  [{ headers: { authorization: '52998224725', 'x-nif': '52998224725', 'x-birthdate': '52998224725' } }],
])('a log line leaves out the personal values of %j', (fields) => {
  const lines: string[] = [];
  pino(logOptions('info'), { write: (line: string) => void lines.push(line) }).info(fields);
  expect(lines.join('')).not.toContain('52998224725');
});
