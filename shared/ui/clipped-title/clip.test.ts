import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clip } from './clip.ts';

it('leaves a title of exactly 47 characters as it is', () => {
  expect(clip('a'.repeat(47), 47)).toBe('a'.repeat(47));
});

it('cuts a title over 47 characters, with an ellipsis', () => {
  expect(clip('a'.repeat(48), 47)).toBe(`${'a'.repeat(47)}…`);
});

it('leaves no space before the ellipsis', () => {
  expect(clip('Técnico em Enfermagem', 8)).toBe('Técnico…');
});

it('never splits a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 60 }), (text, max) => {
      const cut = clip(text, max);
      expect(Array.from(cut).length).toBeLessThanOrEqual(max + 1);
      expect(cut.isWellFormed()).toBe(true);
    }),
  );
});
