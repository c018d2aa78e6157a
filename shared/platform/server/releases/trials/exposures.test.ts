import { expect, it } from 'vitest';
import { aChoice } from '../../../testing/release-fixtures.ts';
import type { FaultEvent } from '../../events/events.ts';
import { createExposures } from './exposures.ts';
import { createHostExposures } from './host-exposures.ts';

const fault: FaultEvent = {
  kind: 'fault-reported',
  remote: 'mf-a',
  version: '2',
  fault: 'render',
  page: null,
  message: null,
  frames: [],
  network: 'a',
};

function open() {
  const choices = [aChoice({ stable: '1', canary: '2' })];
  const exposures = createExposures(() => choices);
  const visit = (version: string, network: string) =>
    exposures.listen({ kind: 'page-sent', releases: [{ name: 'mf-a', version }], network });
  return { choices, visit, ...exposures };
}

it('counts each network once, and only faults that count, of networks that received the release', () => {
  const { visit, listen, of } = open();
  // The server’s own faults precede the page.
  listen({ ...fault, fault: 'server' });
  for (const network of ['a', 'b', 'a']) visit('2', network);
  visit('1', 'a');
  visit('3', 'a');
  listen(fault);
  listen({ ...fault, network: 'stranger' });
  for (const kind of ['document', 'foreign', 'script', 'network', 'timeout'] as const)
    listen({ ...fault, fault: kind, network: 'b' });
  expect(of('mf-a', '2')).toEqual({ networks: 2, failing: 1 });
  expect(of('mf-a', '1')).toEqual({ networks: 1, failing: 0 });
  expect(of('mf-a', '3')).toEqual({ networks: 0, failing: 0 });
});

it('starts again when another release becomes active', () => {
  const { choices, visit, of } = open();
  visit('1', 'a');
  choices[0] = aChoice({ stable: '1' });
  expect(of('mf-a', '1')).toEqual({ networks: 0, failing: 0 });
});

it('the keeper counts the networks of all hosts in a trial, each once', () => {
  const counts = createHostExposures();
  const hosts = [
    { host: 'x', received: ['a', 'b'], failing: ['a'] },
    { host: 'y', received: ['a', 'c'], failing: ['a', 'c', 'stranger'] },
    { host: 'x', received: ['a', 'b'], failing: ['a', 'b'] },
  ];
  for (const { host, received, failing } of hosts) {
    const { visit, listen, list } = open();
    for (const network of received) visit('2', network);
    for (const network of failing) listen({ ...fault, network });
    expect(counts.add({ host, exposures: list() })).toBe(true);
  }
  expect(counts.of('mf-a', '1 2', '2')).toEqual({ networks: 3, failing: 3 });
  expect(counts.of('mf-a', '1 3', '2')).toEqual({ networks: 0, failing: 0 });
  expect(counts.add({ host: 'x', exposures: [{ remote: 'mf-a' }] })).toBe(false);
});
