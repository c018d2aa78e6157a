import { describe, expect, it } from 'vitest';
import { digitsOf, isMobile } from './phone.ts';

describe('A 5.3 mobile, 15 characters in masked form', () => {
  it.each([
    ['(96)9 9912-3456', true],
    ['96999123456', true],
    ['(96)9 9912-345', false],
    ['(96) 3214-1234', false],
    ['', false],
  ])('%j is complete: %s', (value, complete) => {
    expect(isMobile(value)).toBe(complete);
  });

  it('is sent as digits only', () => {
    expect(digitsOf('(96)9 9912-3456')).toBe('96999123456');
  });
});
