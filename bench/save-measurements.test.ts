import { expect, it } from 'vitest';
import { atLeast, atMost, reportOnly } from './measurement.ts';
import { updateTable } from './save-measurements.ts';

const document = `Text

| Part     | Worst measurements | Machine | Date | Commit |
| --- | --- | --- | --- | --- |
| lab  | old | slow | 2026-01-01 | aaaaaaaa |
| fuzz | old | slow | 2026-01-01 | aaaaaaaa |

More text
`;
const origin = ['fast', '2026-02-02', 'bbbbbbbb'];

it('replaces the rows of the measured parts, and leaves the others', () => {
  const updated = updateTable(document, { fuzz: [atMost('fuzz: responses of 5xx', 0, 0)] }, origin);
  expect(updated.split('\n').slice(2)).toEqual([
    '| Part     | Worst measurements | Machine | Date | Commit |',
    '| --- | --- | --- | --- | --- |',
    '| lab  | old | slow | 2026-01-01 | aaaaaaaa |',
    '| fuzz | responses of 5xx: 0 (≤ 0) | fast | 2026-02-02 | bbbbbbbb |',
    '',
    'More text',
    '',
  ]);
});

it('adds a row with the worst measurement for each goal, and marks missed goals', () => {
  const measurements = [
    atLeast('/: performance', 97, 95),
    atLeast('/psg: performance', 88, 95),
    atMost('/: blocking', 1_234.5, 2_000, 'ms'),
    atMost('/psg: blocking', 20, 2_000, 'ms'),
    atMost('/: failed pages', 0, 0),
    atMost('/psg: lost registrations', 2, 0),
    reportOnly('requests', 20),
  ];
  const cell =
    '✗ /psg: performance: 88 (≥ 95)<br>/: blocking: 1,235 ms (≤ 2,000)<br>✗ /psg: lost registrations: 2 (≤ 0)';
  expect(updateTable(document, { lighthouse: measurements }, origin)).toContain(
    `\n| lighthouse | ${cell} | fast | 2026-02-02 | bbbbbbbb |\n\nMore`,
  );
});
