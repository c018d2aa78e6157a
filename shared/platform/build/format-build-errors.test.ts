import type { StatsCompilation } from '@rspack/core';
import { expect, it } from 'vitest';
import { formatBuildErrors } from './format-build-errors.ts';

it('names each file below the package, once for all builds that contain it', () => {
  const error = { moduleName: './src/page.tsx', loc: '3:7-12', message: 'x Expected ";"' };
  const shared = {
    moduleName: 'builtin:swc-loader!../shared/ui/list.tsx',
    message: 'x Unexpected token\n ╭─[1:9]',
  };
  const stats = { errors: [error], children: [{ errors: [error] }, { errors: [shared] }] };
  expect(formatBuildErrors({ toJson: () => stats as unknown as StatsCompilation }, 'mf-a')).toBe(
    [
      'mf-a/src/page.tsx:3:7-12\nx Expected ";"',
      'shared/ui/list.tsx:1:9\nx Unexpected token\n ╭─[1:9]',
      'compilation failed in mf-a/src/page.tsx:3:7-12, shared/ui/list.tsx:1:9',
    ].join('\n\n'),
  );
});
