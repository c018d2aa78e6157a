import { sharedModules as wanted } from '@portal/tooling/build/shared-modules';
import { expect, it } from 'vitest';
import { sharedModules as brought } from '../../server/rendering/render.tsx';
import { lateModules } from './late-modules.ts';
import { modules } from './shared-modules.ts';

it.each([
  ['browser', { ...modules, ...lateModules }, wanted.web],
  ['renderer', brought, wanted.node],
])('the %s has every module that remotes are built without, and no other', (_where, has, names) => {
  expect(Object.keys(has).toSorted()).toEqual([...names].sort());
});
