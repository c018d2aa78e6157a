import { expect, it } from 'vitest';
import { editPreview } from './edit-previews.ts';
import { type LocatedRemote, listPreviewedRemotes, listPreviews, remoteListings } from './registry.ts';

const url = 'https://previews.example/mf-a';
const release = (until: number) => ({ url, until: new Date(until).toISOString() });
const registry = [
  { name: 'mf-a', pin: '1', previews: { old: release(10), other: release(30) } },
  { name: 'mf-b' },
];

it('a release is added to a preview, replaced and removed; previews that have ended are removed', () => {
  const added = editPreview(registry, 'mf-a', 'pr-42', release(40), 20);
  expect(added).toEqual([
    { name: 'mf-a', pin: '1', previews: { other: release(30), 'pr-42': release(40) } },
    { name: 'mf-b' },
  ]);
  const replaced = editPreview(added, 'mf-a', 'pr-42', release(50), 35);
  expect(replaced[0]?.previews).toEqual({ 'pr-42': release(50) });
  expect(editPreview(replaced, 'mf-a', 'pr-42', null, 35)[0]).toEqual({ name: 'mf-a', pin: '1' });
  expect(() => editPreview(registry, 'mf-c', 'pr-42', null, 0)).toThrow("lists no remote 'mf-c'");
});

it('a preview of several remotes ends with the last of them', () => {
  const listings: LocatedRemote[] = [
    { name: 'mf-a', url: 'https://a.example', previews: { 'pr-1': release(10), 'pr-2': release(20) } },
    { name: 'mf-b', url: 'https://b.example', previews: { 'pr-2': release(30) } },
  ];
  expect(listPreviews(listings, 10)).toEqual([{ name: 'pr-2', until: 30 }]);
  expect(listPreviewedRemotes(listings, 'pr-2', 20)).toEqual([{ name: 'mf-b', url }]);
  expect(listPreviewedRemotes(listings, 'constructor', 0)).toEqual([]);
});

it.each([
  ['a name that is no folder', { '../a': release(1) }],
  [
    'more than ten',
    Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`pr-${index}`, release(1)])),
  ],
  ['no end', { 'pr-1': { url } }],
])('the registry rejects previews with %s', (_what, previews) => {
  expect(remoteListings.safeParse([{ name: 'mf-a', previews }]).success).toBe(false);
});
