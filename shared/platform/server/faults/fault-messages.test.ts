import { expect, it, vi } from 'vitest';
import type { FaultEvent } from '../events/events.ts';
import { createFaultMessages } from './fault-messages.ts';

const event: FaultEvent = {
  kind: 'fault-reported',
  remote: 'mf-a',
  version: '1',
  fault: 'render',
  page: '/cursos',
  message: 'TypeError: x is undefined',
  frames: ['remotes/mf-a/web/a.js:1:2'],
  network: '192.0.2.1',
};

function open() {
  const report = vi.fn();
  const messages = createFaultMessages({ resolveFrames: async () => ['mf-a/src/list.tsx:3:4'], report });
  return { report, ...messages };
}

it('groups equal faults of a release, with their pages and positions in the sources, and logs the first', async () => {
  const { report, count, of } = open();
  count({ ...event, message: 'Error: other' });
  count(event);
  count({ ...event, page: '/cursos/:id' });
  count({ ...event, remote: 'mf-b' });
  await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(3));
  const frames = ['mf-a/src/list.tsx:3:4'];
  const group = { version: '1', fault: 'render', message: event.message, frames };
  expect(of('mf-a')).toEqual([
    { ...group, pages: ['/cursos', '/cursos/:id'], times: 2 },
    { ...group, message: 'Error: other', pages: ['/cursos'], times: 1 },
  ]);
  expect(report).toHaveBeenCalledWith(
    'mf-a 1: render | on /cursos | TypeError: x is undefined | at mf-a/src/list.tsx:3:4',
  );
});

it('keeps and logs few of many messages, because any client may send any text', async () => {
  const { report, count, of } = open();
  for (let index = 0; index < 200; index += 1)
    count({ ...event, message: `Error: ${index}`, network: `192.0.2.${index}` });
  expect(of('mf-a')).toHaveLength(20);
  await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(60));
});

it('one network neither evicts the messages of others nor uses up the log', async () => {
  const { report, count, of } = open();
  count({ ...event, network: '192.0.2.2' });
  const forge = (index: number) => count({ ...event, message: `Error: ${index}` });
  for (let index = 0; index < 200; index += 1) forge(index);
  expect(of('mf-a')).toHaveLength(11);
  expect(of('mf-a').map(({ message }) => message)).toContain(event.message);
  // The host's own faults are not limited, and known messages are still counted.
  count({ ...event, fault: 'server' });
  forge(0);
  expect(of('mf-a')[0]).toMatchObject({ message: 'Error: 0', times: 2 });
  await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(12));
});
