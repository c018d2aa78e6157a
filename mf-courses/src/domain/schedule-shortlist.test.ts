import { aClass } from '@portal/tooling/testing/builders/course';
import { expect, it } from 'vitest';
import {
  allPicks,
  createPick,
  emptyShortlist,
  isInShortlist,
  type ListName,
  type PickedClass,
  readShortlist,
  toggle,
} from './schedule-shortlist.ts';

const pick = (id: number): PickedClass => ({ id, title: `Curso ${id}`, classId: null });

it('distinguishes two classes of a course; a pick without a class matches each of them', () => {
  const course = { id: 1, title: 'Barbeiro' };
  const morning = createPick(course, aClass({ planoDoCursoId: 7 }));
  const evening = createPick(course, aClass({ planoDoCursoId: 8 }));
  const whole = createPick(course, undefined);
  const one = { ...emptyShortlist, saved: [morning] };
  expect(isInShortlist(one, 'saved', evening)).toBe(false);
  expect(isInShortlist(one, 'saved', whole)).toBe(true);
  expect(isInShortlist(one, 'saved', { ...whole, id: 2 })).toBe(false);
  const both = { ...emptyShortlist, saved: [morning, evening] };
  expect(toggle(one, 'saved', evening)).toEqual(both);
  expect(toggle(both, 'saved', evening)).toEqual(one);
  expect(toggle({ ...emptyShortlist, saved: [whole] }, 'saved', evening)).toEqual(emptyShortlist);
});

it.each<[ListName, number]>([
  ['saved', 50],
  ['compared', 3],
])('the classes %s are %i at most, and survive the way through the storage', (list, most) => {
  const picks = Array.from({ length: most }, (_, id) => pick(id));
  const full = { ...emptyShortlist, [list]: picks };
  expect(toggle({ ...full, [list]: picks.slice(1) }, list, pick(0))?.[list]).toHaveLength(most);
  expect(toggle(full, list, pick(99))).toBeNull();
  expect(readShortlist(JSON.stringify(full))).toEqual(full);
});

it.each([null, '', '{', '7', '{"saved":[]}', '{"saved":[{"id":"x","title":"x"}],"compared":[]}'])(
  'of the stored text %s reads two empty lists',
  (stored) => expect(readShortlist(stored)).toEqual(emptyShortlist),
);

it('ignores an invalid stored entry and invalid facts, and keeps the others', () => {
  const stored = JSON.stringify({
    saved: [pick(1), { id: 'x', title: 'x' }, { ...pick(2), seen: { price: 'x' } }],
  });
  const { saved, compared } = readShortlist(stored);
  expect(saved).toMatchObject([pick(1), pick(2)]);
  expect(saved[1]?.seen).toBeUndefined();
  expect(compared).toEqual([]);
});

it('both lists are one, the latest first, with what was seen of each class', () => {
  const offered = aClass({ planoDoCursoId: 7, preco: 640 });
  const [one, two] = [createPick({ id: 1, title: 'Barbeiro' }, offered), pick(2)];
  const shortlist = { saved: [one, two], compared: [one] };
  expect(allPicks(readShortlist(JSON.stringify(shortlist)))).toEqual([two, one]);
  expect(one.seen?.price).toBe(640);
});
