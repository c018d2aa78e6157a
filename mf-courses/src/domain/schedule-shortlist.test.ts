import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptyShortlist,
  isInShortlist,
  type ListName,
  type PickedClass,
  pickKey,
  pickOf,
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
  const course = { id: 1, title: 'Barbeiro' };
  const morning = pickOf(course, { planoDoCursoId: 7 });
  const evening = pickOf(course, { planoDoCursoId: 8 });
  const whole = pickOf(course, undefined);
  const one = toggle(emptyShortlist, 'saved', morning).shortlist;
  expect(isInShortlist(one, 'saved', evening)).toBe(false);
  expect(isInShortlist(one, 'saved', whole)).toBe(true);
  expect(isInShortlist(one, 'saved', { ...whole, id: 2 })).toBe(false);
  expect(toggle(one, 'saved', evening).shortlist.saved.map(pickKey)).toEqual(['1-7', '1-8']);
  const old = readShortlist('{"saved":[{"id":1,"title":"Barbeiro"}]}');
  expect(old.saved).toEqual([whole]);
  expect(toggle(old, 'saved', evening)).toEqual({ kind: 'removed', shortlist: emptyShortlist });
});

describe('what the visitor keeps on the device', () => {
  it('survives the way through the storage, never more than fits, nor a class twice', () => {
    fc.assert(
      fc.property(shortlist, list, (kept, name) => {
        expect(readShortlist(writeShortlist(kept))).toEqual(kept);
        const keys = kept[name].map(pickKey);
        expect(keys.length).toBeLessThanOrEqual(name === 'compared' ? 3 : 50);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it('is what can be read of the storage, each once, and no more than fits', () => {
    const [one, two, three, four] = [1, 2, 3, 4].map((id) => ({ id, title: `Curso ${id}`, classId: null }));
    const wrong = [null, 7, 'x', { id: 5 }, { id: 'x', title: 'x' }, { id: 1.5, title: 'x' }];
    const compared = [...wrong, one, one, { ...two, classId: 'x' }, three, four];
    const stored = JSON.stringify({ saved: 'x', compared });
    expect(readShortlist(stored)).toEqual({ saved: [], compared: [one, two, three] });
    for (const nothing of [null, '', '{', '7']) expect(readShortlist(nothing)).toEqual(emptyShortlist);
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
});
