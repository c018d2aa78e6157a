import { serverSingletons } from '@portal/tooling/build/singletons';
import { expect, it } from 'vitest';
import { singletons as brought } from './render.tsx';

it('the renderer brings every module that remotes are built without, and no other', () => {
  expect(Object.keys(brought).toSorted()).toEqual([...serverSingletons].sort());
});
