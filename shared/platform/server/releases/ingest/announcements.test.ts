import { expect, it } from 'vitest';
import { logEvents } from '../../events/log-events.ts';
import { createAnnouncements } from './announcements.ts';

it('reports a problem once, its change, and its end, and rejections to operators', () => {
  const said: string[] = [];
  const log = logEvents(
    (line) => said.push(line),
    () => 0,
  );
  const announcements = createAnnouncements(() => {}, log);
  announcements.endProblem('mf-a');
  for (const _look of [1, 2])
    announcements.setProblem('mf-a', { problem: { kind: 'unreachable' }, message: 'answers 500' });
  expect(announcements.problemOf('mf-a')).toEqual({ kind: 'unreachable' });
  announcements.setProblem('mf-a', { problem: { kind: 'unreachable' }, message: 'answers 503' });
  announcements.setProblem('mf-b', { problem: { kind: 'unsigned' }, message: 'no signature' });
  announcements.setProblem('mf-c', { problem: { kind: 'changed', file: 'web/a.js' } });
  for (const _look of [1, 2]) announcements.endProblem('mf-a');
  expect(announcements.problemOf('mf-a')).toBeNull();
  expect(said).toEqual([
    'mf-a: unreachable (answers 500)',
    'mf-a: unreachable (answers 503)',
    'mf-b: unsigned (no signature)',
    '{"time":"1970-01-01T00:00:00.000Z","security":"release-refused","remote":"mf-b","version":null,"reason":"unsigned"}',
    'mf-c: changed (changes the content of web/a.js, which browsers cache permanently)',
    expect.stringContaining('"reason":"changed"'),
    'mf-a: back',
  ]);
});
