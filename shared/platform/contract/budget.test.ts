import { expect, it } from 'vitest';
import { type Budget, findExceededBudget } from './budget.ts';
import { formatReason } from './reasons.ts';

const sizes = {
  'web/a.js': 300 * 1024,
  'web/a.js.br': 60 * 1024,
  'web/a.js.gz': 70 * 1024,
  'web/b.mjs': 1,
  'web/c.css': 30 * 1024,
  'web/d.webp': 100 * 1024,
  'server/remote.cjs': 900 * 1024,
};
const files = Object.fromEntries(Object.entries(sizes).map(([file, size]) => [file, { sha256: '', size }]));

it.each<[Budget, string | null]>([
  [{}, null],
  [{ scripts: 61, styles: 30, total: 191 }, null],
  [
    { scripts: 60 },
    'exceeds its budget for scripts: 61 of 60 KiB; largest files: web/a.js (60 KiB), web/b.mjs (1 KiB)',
  ],
  [{ styles: 29 }, 'exceeds its budget for styles: 30 of 29 KiB; largest files: web/c.css (30 KiB)'],
  [
    { scripts: 61, total: 190 },
    'exceeds its budget for total: 191 of 190 KiB; largest files: web/d.webp (100 KiB), web/a.js (60 KiB), web/c.css (30 KiB)',
  ],
])('compares what browsers download with the budget %o', (budget, text) => {
  const exceeded = findExceededBudget({ files }, budget);
  expect(exceeded && formatReason(exceeded)).toBe(text);
});
