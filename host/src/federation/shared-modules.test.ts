import { sharedModules } from '@portal/platform/build';
import { portalBuild } from '@portal/tooling/build/portal-build';
import { expect, it } from 'vitest';
import rendered from '../../render/shared-modules.ts';
import { lazyModules } from './lazy-modules.ts';
import { modules } from './shared-modules.ts';

const { web, node } = sharedModules(portalBuild);

it.each([
  ['browser', { ...modules, ...lazyModules }, web],
  ['renderer', rendered, node],
])('the %s has every module that remotes are built without, and no other', (_where, has, names) => {
  expect(Object.keys(has).toSorted()).toEqual([...names].sort());
});
