import { expect, it } from 'vitest';
import { listChangedRemotes } from './changed-remotes.ts';

it.each([
  [['mf-psg/portal.remote.ts', 'docs/growth.md'], ['mf-psg']],
  [['mf-psg-old/a.ts'], []],
  [['shared/ui/button.tsx'], ['mf-psg', 'mf-pss']],
  [['pnpm-lock.yaml'], ['mf-psg', 'mf-pss']],
  [['api/src/app.ts', 'host/src/main.ts'], []],
])('after changes of %j the pipelines of %j run', (files, remotes) => {
  expect(listChangedRemotes(files, ['mf-psg', 'mf-pss'])).toEqual(remotes);
});
