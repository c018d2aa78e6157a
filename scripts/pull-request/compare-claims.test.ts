import { expect, it } from 'vitest';
import { compareClaims } from './compare-claims.ts';

const props = (text: string) => `interface SlotPropsByName {\n  'next-events': ${text};\n}\n`;
const active = { paths: ['/a', '/b'], slots: ['next-events', 'old'], slotTypes: props('{ city: string }') };

it('lists removed and new paths and slots, and changed props', () => {
  const own = {
    paths: ['/a', '/c'],
    slots: ['next-events'],
    slotTypes: props('{ city: string; most: number }'),
  };
  expect(compareClaims(active, own)).toEqual([
    '- **removed path** `/b`',
    '- new path `/c`',
    '- **removed slot** `old`',
    '',
    'Props of slots:',
    '',
    '```diff',
    "-  'next-events': { city: string };",
    "+  'next-events': { city: string; most: number };",
    '```',
  ]);
  expect(compareClaims(active, active)).toEqual(['Paths and slots are unchanged.']);
});
