import { expect, it } from 'vitest';
import { DRAFT_LIFETIME, resumedDraft, withDraft } from './draft-record.ts';

const now = Date.parse('2026-03-08T12:00:00-03:00');
const record = (changes: object = {}) => ({
  owner: 'psg:50:12:52998224725',
  applicationKey: 'a1',
  mayHaveArrived: true,
  savedAt: now - 1000,
  values: { full_name: 'Ana' },
  ...changes,
});

it.each([
  ['another CPF', 'psg:50:12:11144477735'],
  ['the other programme', 'pss:50:12:52998224725'],
  ['nobody', ''],
])('a draft is not gone on with by %s', (_who, owner) => {
  expect(resumedDraft(record(), owner, now)).toBeNull();
});

it.each([
  ['just before 24 hours', DRAFT_LIFETIME - 1, true],
  ['at 24 hours', DRAFT_LIFETIME, false],
  ['when the clock was set back', -1, false],
])('a draft is gone on with %s: within its time only, by who began it', (_when, age, open) => {
  const kept = record({ savedAt: now - age });
  expect(resumedDraft(kept, kept.owner, now)).toEqual(open ? kept : null);
});

it.each([undefined, null, 'x', {}, record({ values: 'x' }), record({ savedAt: [now] })])(
  'what is kept as %j is no draft',
  (stored) => expect(resumedDraft(stored, record().owner, now)).toBeNull(),
);

it.each([
  ['nothing kept', {}, {}],
  ['all kept', { name: 'Ana', terms: true, rows: ['a'] }, { name: 'Ana', terms: true, rows: ['a'] }],
  ['what an older form kept', { name: 3, terms: 'sim', rows: {}, gone: 'x' }, {}],
  ['null', { name: null, rows: null }, {}],
])('a form is filled in with %s', (_what, kept, values) => {
  const blank = { name: '', terms: false, rows: [] as string[] };
  expect(withDraft(blank, kept)).toEqual({ ...blank, ...values });
});
