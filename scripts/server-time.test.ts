import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** Modules that measure durations on the device, by its own clock. */
const durations = [
  'host/src/shell/session-watch/session-watch.tsx',
  'shared/client/catalogue/catalogue-query.ts',
  'shared/client/draft/use-draft.ts',
  'shared/contract/clock/clock.ts',
  'shared/platform/app/boot-data.ts',
  'shared/selection-process/parts/begun-registrations.tsx',
];

it('browsers take the present from the server’s clock, never from the device’s', () => {
  const files = globSync(
    [
      'host/src',
      'mf-*/src',
      'shared/{client,contract,selection-process,ui}',
      'shared/platform/{app,browser,remote}',
    ].map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: root, exclude: (name) => /node_modules|dist/.test(name) },
  );
  const deciding = files.filter(
    (file) =>
      !/\.test\.|\/testing\//.test(file) &&
      /\bDate\.now\b|new Date\(\)|\bdayjs(?:\.\w+)?\(\)|\bTemporal\.Now\b/.test(
        readFileSync(path.join(root, file), 'utf8'),
      ),
  );
  expect(deciding.toSorted()).toEqual(durations);
});
