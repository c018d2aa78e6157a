import { expect, it, vi } from 'vitest';
import { createHydrationTracker } from './portal-routes.tsx';

type Step = ['onPending' | 'onHydrated', string] | ['onLeave'];

const pending = (part: string): Step => ['onPending', part];
const hydrated = (part: string): Step => ['onHydrated', part];
const shell = hydrated('shell');

it.each<[when: string, steps: Step[], marks: string[]]>([
  ['with the shell, if nothing else is pending', [shell], ['hydrated']],
  ['with the page', [pending('page'), shell, hydrated('page')], ['hydrated']],
  ['not before the page', [pending('page'), shell], []],
  ['not before the shell', [pending('page'), hydrated('page')], []],
  ['not before a slot of the page', [pending('page'), shell, pending('slot'), hydrated('page')], []],
  [
    'with a part that hydrates before it is registered',
    [hydrated('slot'), pending('slot'), shell],
    ['hydrated'],
  ],
  ['once', [shell, pending('slot'), hydrated('slot'), ['onLeave'], ['onLeave']], ['hydrated']],
])('the document is marked as hydrated %s', async (_when, steps, marks) => {
  const mark = vi.fn();
  const tracker = createHydrationTracker(mark);
  for (const [call, part = ''] of steps) tracker[call](part);
  await Promise.resolve();
  expect(mark.mock.calls.flat()).toEqual(marks);
});
