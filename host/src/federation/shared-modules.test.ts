import { sharedModules } from '@portal/platform/build/portal-build';
import { portalBuild } from '@portal/tooling/build/portal-build';
import { expect, it } from 'vitest';
import { renderedModules } from '../../render/rendered-modules.ts';
import { lateModules } from './late-modules.ts';
import { modules } from './shared-modules.ts';

const { web, node } = sharedModules(portalBuild);

it.each([
  ['browser', { ...modules, ...lateModules }, web],
  ['renderer', renderedModules, node],
])('the %s has every module that remotes are built without, and no other', (_where, has, names) => {
  expect(Object.keys(has).toSorted()).toEqual([...names].sort());
});
