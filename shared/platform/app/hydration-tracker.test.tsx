import { expect, it, vi } from 'vitest';
import { createHydrationTracker } from './hydration-tracker.tsx';

type Step = ['awaits' | 'hydrated', string] | ['left'];

const awaits = (part: string): Step => ['awaits', part];
const hydrated = (part: string): Step => ['hydrated', part];
const shell = hydrated('shell');

it.each<[when: string, steps: Step[], marks: string[]]>([
  ['with the shell, where nothing else is awaited', [shell], ['hydrated']],
  ['with the page', [awaits('page'), shell, hydrated('page')], ['hydrated']],
  ['not before the page', [awaits('page'), shell], []],
  ['not before the shell', [awaits('page'), hydrated('page')], []],
  ['not before a slot of the page', [awaits('page'), shell, awaits('slot'), hydrated('page')], []],
  ['with a part hydrated before its place was', [hydrated('slot'), awaits('slot'), shell], ['hydrated']],
  ['once', [shell, awaits('slot'), hydrated('slot'), ['left'], ['left']], ['hydrated']],
])('the document says that everything answers %s', async (_when, steps, marks) => {
  const mark = vi.fn();
  const load = createHydrationTracker(mark);
  for (const [call, part = ''] of steps) load[call](part);
  await Promise.resolve();
  expect(mark.mock.calls.flat()).toEqual(marks);
});
