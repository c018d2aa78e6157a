import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptyShortlist,
  isInShortlist,
  type ListName,
  limits,
  type PickedCourse,
  readShortlist,
  type Shortlist,
  toggle,
  writeShortlist,
} from './schedule-shortlist.ts';

const list = fc.constantFrom<ListName>('saved', 'compared');
const pick: fc.Arbitrary<PickedCourse> = fc.record({
  id: fc.integer({ min: 1, max: 60 }),
  title: fc.string(),
});
const step = fc.record({ list, pick });
/** Any list that toggling leads to. */
const shortlist = fc
  .array(step, { maxLength: 120 })
  .map((steps) =>
    steps.reduce<Shortlist>((before, each) => toggle(before, each.list, each.pick).shortlist, emptyShortlist),
  );

describe('what the visitor keeps on the device', () => {
  it('survives the way through the storage', () => {
    fc.assert(
      fc.property(shortlist, (kept) => {
        expect(readShortlist(writeShortlist(kept))).toEqual(kept);
      }),
    );
  });

  it('reads anything that stands in the storage, and never more than the limits', () => {
    const shaped = fc.json().map((value) => `{"saved":${value},"compared":[${value}]}`);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), shaped, fc.constant(null)), (stored) => {
        const read = readShortlist(stored);
        expect(readShortlist(writeShortlist(read))).toEqual(read);
      }),
    );
  });

  it('is as before after a course was put in and taken out', () => {
    fc.assert(
      fc.property(shortlist, step, (before, { list: name, pick: course }) => {
        fc.pre(!isInShortlist(before, name, course.id));
        const once = toggle(before, name, course);
        if (once.kind === 'full') expect(once.shortlist).toBe(before);
        else {
          expect(isInShortlist(once.shortlist, name, course.id)).toBe(true);
          expect(toggle(once.shortlist, name, course)).toEqual({ kind: 'removed', shortlist: before });
        }
      }),
    );
  });

  it('never holds more than fits, nor a course twice', () => {
    fc.assert(
      fc.property(shortlist, list, (kept, name) => {
        const ids = kept[name].map(({ id }) => id);
        expect(ids.length).toBeLessThanOrEqual(limits[name]);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('takes three courses to compare, not a fourth', () => {
    const three = [1, 2, 3].reduce<Shortlist>(
      (before, id) => toggle(before, 'compared', { id, title: `Curso ${id}` }).shortlist,
      emptyShortlist,
    );
    expect(toggle(three, 'compared', { id: 4, title: 'Curso 4' }).kind).toBe('full');
    expect(toggle(three, 'saved', { id: 4, title: 'Curso 4' }).kind).toBe('added');
  });
});
