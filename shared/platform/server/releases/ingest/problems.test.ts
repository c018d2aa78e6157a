import { expect, it } from 'vitest';
import { logEvents } from '../../events/log-events.ts';
import { createProblems } from './problems.ts';

it('reports a problem once, its change, and its end, and rejections to operators', () => {
  const said: string[] = [];
  const log = logEvents(
    (line) => said.push(line),
    () => 0,
  );
  const problems = createProblems(log);
  problems.end('mf-a');
  for (const _look of [1, 2])
    problems.set('mf-a', { problem: { kind: 'unreachable' }, message: 'answers 500' });
  expect(problems.of('mf-a')).toEqual({ kind: 'unreachable' });
  problems.set('mf-a', { problem: { kind: 'unreachable' }, message: 'answers 503' });
  problems.set('mf-b', { problem: { kind: 'unsigned' }, message: 'no signature' });
  problems.set('mf-c', { problem: { kind: 'changed', file: 'web/a.js' } });
  for (const _look of [1, 2]) problems.end('mf-a');
  expect(problems.of('mf-a')).toBeNull();
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
