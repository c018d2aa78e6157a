import { lateModules as wanted } from '@portal/tooling/build/singletons';
import { expect, it } from 'vitest';
import { lateModules as brought } from './late-modules.ts';

it('the browser can fetch every module that remotes leave to it until they need it, and no other', () => {
  expect(Object.keys(brought).toSorted()).toEqual([...wanted].sort());
});
