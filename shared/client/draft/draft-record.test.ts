import { expect, it } from 'vitest';
import { DRAFT_LIFETIME, findResumableDraft, mergeDraft, openDrafts } from './draft-record.ts';

const now = Date.parse('2026-03-08T12:00:00-03:00');
const record = (changes: object = {}) => ({
  owner: 'psg:50:12:52998224725:1998-04-21',
  applicationKey: 'a1',
  mayHaveArrived: true,
  savedAt: now - 1000,
  values: { full_name: 'Ana' },
  ...changes,
});
const open = (...records: unknown[]) =>
  openDrafts(
    records.map((each, at) => ({ id: String(at), record: each })),
    now,
  );

it.each([
  ['another CPF', 'psg:50:12:11144477735:1998-04-21'],
  ['one wrong digit in the birth date', 'psg:50:12:52998224725:1998-04-22'],
  ['the other programme', 'pss:50:12:52998224725:1998-04-21'],
  ['nobody', ''],
])('a draft is not resumed by %s', (_who, owner) => {
  expect(findResumableDraft(open(record()), owner)).toBeNull();
});

it.each([
  ['just before 24 hours', DRAFT_LIFETIME - 1, true],
  ['at 24 hours', DRAFT_LIFETIME, false],
  ['when the clock was set back a little', -1000, true],
  ['when the clock was set back a day', -DRAFT_LIFETIME, false],
])('a draft is resumed %s: only within its lifetime', (_when, age, isOpen) => {
  const kept = record({ savedAt: now - age });
  expect(open(kept)).toEqual(isOpen ? [{ ...kept, id: '0' }] : []);
});

it.each([undefined, null, 'x', {}, record({ values: 'x' }), record({ savedAt: [now] })])(
  'what is kept as %j is no draft',
  (stored) => expect(open(stored)).toEqual([]),
);

it.each([
  ['nothing kept', {}, {}],
  ['all kept', { name: 'Ana', terms: true, rows: ['a'] }, { name: 'Ana', terms: true, rows: ['a'] }],
  ['what an older form kept', { name: 3, terms: 'sim', rows: {}, gone: 'x' }, {}],
  ['null', { name: null, rows: null }, {}],
])('a form is filled in with %s', (_what, kept, values) => {
  const blank = { name: '', terms: false, rows: [] as string[] };
  expect(mergeDraft(blank, kept)).toEqual({ ...blank, ...values });
});
