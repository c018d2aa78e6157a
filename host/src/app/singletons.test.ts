import { singletons as wanted } from '@portal/tooling/build/singletons';
import { expect, it } from 'vitest';
import { singletons as brought } from './singletons.ts';

it('the browser has every module that remotes are built without, and no other', () => {
  expect(Object.keys(brought).toSorted()).toEqual([...wanted].sort());
});
