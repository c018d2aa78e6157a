import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptyShortlist,
  isInShortlist,
  type ListName,
  limits,
  type PickedClass,
  pickKey,
  readShortlist,
  type Shortlist,
  toggle,
  writeShortlist,
} from './schedule-shortlist.ts';

const list = fc.constantFrom<ListName>('saved', 'compared');
const pick: fc.Arbitrary<PickedClass> = fc.record({
  id: fc.integer({ min: 1, max: 60 }),
  title: fc.string(),
  classId: fc.option(fc.integer({ min: 1, max: 3 })),
});
const step = fc.record({ list, pick });
/** Any list that toggling leads to. */
const shortlist = fc
  .array(step, { maxLength: 120 })
  .map((steps) =>
    steps.reduce<Shortlist>((before, each) => toggle(before, each.list, each.pick).shortlist, emptyShortlist),
  );

it('keeps two classes of one course apart; a course that was kept as such stands for each of its classes', () => {
  const [morning, evening, whole] = [7, 8, null].map((classId) => ({
    id: 1,
    title: 'Barbeiro',
    classId,
  })) as [PickedClass, PickedClass, PickedClass];
  const one = toggle(emptyShortlist, 'saved', morning).shortlist;
  expect(isInShortlist(one, 'saved', evening)).toBe(false);
  expect(toggle(one, 'saved', evening).shortlist.saved.map(pickKey)).toEqual(['1-7', '1-8']);
  const old = readShortlist('{"saved":[{"id":1,"title":"Barbeiro"}]}');
  expect(old.saved).toEqual([whole]);
  expect(toggle(old, 'saved', evening)).toEqual({ kind: 'removed', shortlist: emptyShortlist });
});

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
        fc.pre(!isInShortlist(before, name, course));
        const once = toggle(before, name, course);
        if (once.kind === 'full') expect(once.shortlist).toBe(before);
        else {
          expect(isInShortlist(once.shortlist, name, course)).toBe(true);
          expect(toggle(once.shortlist, name, course)).toEqual({ kind: 'removed', shortlist: before });
        }
      }),
    );
  });

  it('never holds more than fits, nor a class twice', () => {
    fc.assert(
      fc.property(shortlist, list, (kept, name) => {
        const keys = kept[name].map(pickKey);
        expect(keys.length).toBeLessThanOrEqual(limits[name]);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it('takes three courses to compare, not a fourth', () => {
    const three = [1, 2, 3].reduce<Shortlist>(
      (before, id) => toggle(before, 'compared', { id, title: `Curso ${id}`, classId: null }).shortlist,
      emptyShortlist,
    );
    expect(toggle(three, 'compared', { id: 4, title: 'Curso 4', classId: null }).kind).toBe('full');
    expect(toggle(three, 'saved', { id: 4, title: 'Curso 4', classId: null }).kind).toBe('added');
  });
});
