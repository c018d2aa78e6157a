import { expect, it } from 'vitest';
import { findUnmountedSlots } from './admit-release.ts';

const files = { js: [], css: [] };
const slots = { news: files, courses: files };

it('finds the slots that no page mounts, if all releases list those that they mount', () => {
  expect(findUnmountedSlots({ slots }, [{ mounts: ['courses', 'other'] }, { mounts: [] }])).toEqual(['news']);
  expect(findUnmountedSlots({ slots }, [{ mounts: ['courses'] }, { mounts: ['news'] }])).toEqual([]);
  expect(findUnmountedSlots({ slots }, [{ mounts: ['courses'] }, {}])).toEqual([]);
});
