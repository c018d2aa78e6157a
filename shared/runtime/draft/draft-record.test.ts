import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DRAFT_LIFETIME, resumedDraft, withDraft } from './draft-record.ts';

const now = Date.parse('2026-03-08T12:00:00-03:00');
const record = (changes: object = {}) => ({
  owner: 'psg:50:12:52998224725',
  applicationKey: 'a1',
  savedAt: now - 1000,
  values: { full_name: 'Ana' },
  ...changes,
});

describe('a draft is gone on with', () => {
  it.each([
    ['another CPF', 'psg:50:12:11144477735'],
    ['the other programme', 'pss:50:12:52998224725'],
    ['nobody', ''],
  ])('not by %s', (_who, owner) => {
    expect(resumedDraft(record(), owner, now)).toBeNull();
  });

  it.each([
    ['just before 24 hours', DRAFT_LIFETIME - 1, true],
    ['at 24 hours', DRAFT_LIFETIME, false],
    ['when the clock was set back', -1, false],
  ])('%s: within its time only, by who began it', (_when, age, open) => {
    const kept = record({ savedAt: now - age });
    expect(resumedDraft(kept, kept.owner, now)).toEqual(open ? kept : null);
  });

  it('of whatever shape, without failing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        expect(resumedDraft(stored, 'psg:50:12:52998224725', now)).toBeNull();
      }),
    );
  });
});

describe('the values of a form with a draft', () => {
  const blank = { name: '', terms: false, rows: [] as string[] };

  it.each([
    ['nothing kept', {}, blank],
    ['all kept', { name: 'Ana', terms: true, rows: ['a'] }, { name: 'Ana', terms: true, rows: ['a'] }],
    ['of an older form', { name: 3, terms: 'sim', rows: {}, gone: 'x' }, blank],
    ['null', { name: null, rows: null }, blank],
  ])('%s', (_what, kept, values) => {
    expect(withDraft(blank, kept)).toEqual(values);
  });
});
