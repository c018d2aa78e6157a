import { aClass } from '@portal/tooling/testing/builders/course';
import { expect, it } from 'vitest';
import {
  allPicks,
  createPick,
  emptyShortlist,
  isInShortlist,
  type ListName,
  type PickedClass,
  pickKey,
  readShortlist,
  type Shortlist,
  toggle,
  writeShortlist,
} from './schedule-shortlist.ts';

const pick = (id: number): PickedClass => ({ id, title: `Curso ${id}`, classId: null });

it('distinguishes two classes of a course; a pick without a class matches each of them', () => {
  const course = { id: 1, title: 'Barbeiro' };
  const morning = createPick(course, aClass({ planoDoCursoId: 7 }));
  const evening = createPick(course, aClass({ planoDoCursoId: 8 }));
  const whole = createPick(course, undefined);
  const one = toggle(emptyShortlist, 'saved', morning).shortlist;
  expect(isInShortlist(one, 'saved', evening)).toBe(false);
  expect(isInShortlist(one, 'saved', whole)).toBe(true);
  expect(isInShortlist(one, 'saved', { ...whole, id: 2 })).toBe(false);
  const both = toggle(one, 'saved', evening).shortlist;
  expect(both.saved.map(pickKey)).toEqual(['1-7', '1-8']);
  expect(toggle(both, 'saved', evening).shortlist).toEqual(one);
  const old = readShortlist('{"saved":[{"id":1,"title":"Barbeiro"}]}');
  expect(old.saved).toEqual([whole]);
  expect(toggle(old, 'saved', evening)).toEqual({ kind: 'removed', shortlist: emptyShortlist });
});

it.each<[ListName, number]>([
  ['saved', 50],
  ['compared', 3],
])(
  'the classes %s are %i at most, survive the way through the storage, and are taken out again',
  (list, most) => {
    const full = Array.from({ length: most }, (_, id) => pick(id)).reduce<Shortlist>(
      (before, each) => toggle(before, list, each).shortlist,
      emptyShortlist,
    );
    expect(full[list]).toHaveLength(most);
    expect(readShortlist(writeShortlist(full))).toEqual(full);
    expect(toggle(full, list, pick(99))).toEqual({ kind: 'full', shortlist: full });
    const rest = toggle(full, list, pick(1));
    expect(rest).toEqual({ kind: 'removed', shortlist: { ...full, [list]: full[list].toSpliced(1, 1) } });
    const again = toggle(rest.shortlist, list, pick(99));
    expect(again).toEqual({
      kind: 'added',
      shortlist: { ...full, [list]: [...rest.shortlist[list], pick(99)] },
    });
  },
);

it('reads valid entries from the storage, without duplicates, up to the limit', () => {
  const [one, two, three, four] = [1, 2, 3, 4].map(pick);
  const wrong = [null, 7, 'x', { id: 5 }, { id: 'x', title: 'x' }, { id: 1.5, title: 'x' }];
  const compared = [...wrong, one, one, { ...two, classId: 'x' }, three, four];
  const stored = JSON.stringify({ saved: 'x', compared });
  expect(readShortlist(stored)).toEqual({ saved: [], compared: [one, two, three] });
  for (const nothing of [null, '', '{', '7']) expect(readShortlist(nothing)).toEqual(emptyShortlist);
});

it('both lists are one, the latest first, with what was seen of each class', () => {
  const offered = aClass({ planoDoCursoId: 7, preco: 640 });
  const [one, two] = [createPick({ id: 1, title: 'Barbeiro' }, offered), pick(2)];
  const shortlist = { saved: [one, two], compared: [one] };
  expect(allPicks(readShortlist(writeShortlist(shortlist)))).toEqual([two, one]);
  expect(one.seen?.price).toBe(640);
});
