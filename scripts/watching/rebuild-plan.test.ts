import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rebuildPlan } from './rebuild-plan.ts';

const remotes = ['mf-courses', 'mf-psg'];
const everything = ['host', ...remotes];
const imports = {
  api: new Set(['shared/core/contract/courses.ts', 'shared/core/catalogue/search-catalogue.ts']),
  host: new Set(['bench/figures.ts']),
};
const checkout = { remotes, imports };

describe('what a changed source concerns', () => {
  it.each([
    ['mf-psg/src/routes.tsx', ['mf-psg'], []],
    ['host/src/shell/shell.tsx', ['host'], ['host']],
    ['host/server/app.ts', [], ['host']],
    ['host/server/rendering/render.tsx', ['host'], ['host']],
    ['shared/ui/button/button.module.css', everything, ['host']],
    ['shared/core/contract/courses.ts', everything, ['api', 'host']],
    ['shared/core/catalogue/not-imported.ts', everything, ['host']],
    ['bench/figures.ts', [], ['host']],
    ['api/src/app.ts', [], ['api']],
  ])('%s: builds %j, starts %j anew', (path, build, restart) => {
    expect(rebuildPlan([path], checkout)).toEqual({ build, restart });
  });

  it.each([
    'mf-psg/src/routes.test.tsx',
    'mf-psg/dist/portal.json',
    'host/.cache/rspack-web-production/0.pack',
    'shared/ui/.button.tsx.swp',
    'api/src/app.ts~',
    'mf-elsewhere/src/routes.tsx',
    'docs/decisions.md',
  ])('%s: nothing', (path) => {
    expect(rebuildPlan([path], checkout)).toEqual({ build: [], restart: [] });
  });

  it('asks of several changes together what each asks alone, once', () => {
    const path = fc.constantFrom(
      'mf-psg/src/a.ts',
      'mf-courses/src/a.ts',
      'host/src/a.ts',
      'host/server/a.ts',
      'shared/core/format/a.ts',
      'api/src/a.ts',
      'README.md',
    );
    fc.assert(
      fc.property(fc.array(path), (paths) => {
        const together = rebuildPlan(paths, checkout);
        const alone = paths.map((each) => rebuildPlan([each], checkout));
        expect(together.build.toSorted()).toEqual([...new Set(alone.flatMap(({ build }) => build))].sort());
        expect(together.restart.toSorted()).toEqual(
          [...new Set(alone.flatMap(({ restart }) => restart))].sort(),
        );
      }),
    );
  });
});
