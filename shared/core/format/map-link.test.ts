import { expect, it } from 'vitest';
import { mapLink } from './map-link.ts';

it('asks for the whole address', () => {
  const map = mapLink('Rua A & B, 1 - Macapá') ?? '';
  expect(map).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/);
  expect(new URL(map).searchParams.get('query')).toBe('Rua A & B, 1 - Macapá');
});

it.each([null, undefined, ''])('is none for the address %j', (address) =>
  expect(mapLink(address)).toBeNull(),
);
