import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** Modules that measure durations on the device, by its own clock. */
const durations = [
  'host/src/shell/session-watch/use-session-clock.ts',
  'shared/core/clock/clock.ts',
  'shared/platform/browser/read-render-time.ts',
  'shared/runtime/catalogue/catalogue-query.ts',
  'shared/runtime/draft/use-draft.ts',
  'shared/ui/selection-process/begun-registrations.tsx',
];

it('browsers take the present from the server’s clock, never from the device’s', () => {
  const files = globSync(
    ['host/src', 'mf-*/src', 'shared/{core,runtime,ui}', 'shared/platform/{app,browser,remote}'].map(
      (folder) => `${folder}/**/*.{ts,tsx}`,
    ),
    { cwd: root, exclude: (name) => /node_modules|dist/.test(name) },
  );
  const deciding = files.filter(
    (file) =>
      !/\.test\.|\/testing\/|^shared\/core\/server\//.test(file) &&
      /\bDate\.now\b|new Date\(\)|\bdayjs(?:\.\w+)?\(\)|\bTemporal\.Now\b/.test(
        readFileSync(path.join(root, file), 'utf8'),
      ),
  );
  expect(deciding.toSorted()).toEqual(durations);
});
