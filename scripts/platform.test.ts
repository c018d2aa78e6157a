import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = path.join(import.meta.dirname, '../shared/platform');
const files = globSync('**/*.{ts,tsx,md,json}', {
  cwd: folder,
  exclude: ['**/node_modules/**', '**/dist/**'],
});

it('the platform names nothing of this portal', () => {
  expect(files.length).toBeGreaterThan(200);
  const named = files.filter((file) =>
    /senac|amap[áa]\b|mf-(content|courses|psg|pss|candidate)/i.test(
      readFileSync(path.join(folder, file), 'utf8'),
    ),
  );
  expect(named).toEqual([]);
});

it('the platform has no words of this portal', () => {
  const worded = files.filter(
    (file) => !file.includes('.test.') && /[à-ýÀ-Ý]/.test(readFileSync(path.join(folder, file), 'utf8')),
  );
  expect(worded).toEqual([]);
});
