import { expect, it } from 'vitest';
import { joinFacts } from './text.ts';

it('leaves unknown facts out, and keeps each dot on the line of the fact before it', () => {
  expect(joinFacts('N° 12/2026', null, '', undefined, 'Macapá')).toBe('N° 12/2026\u00a0· Macapá');
});
